# The boards of Blackout.
