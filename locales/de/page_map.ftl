# The map of Blackout.
