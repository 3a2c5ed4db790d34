# The board of Hong Kong.
