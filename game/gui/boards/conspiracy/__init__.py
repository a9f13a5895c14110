"""The board of Conspiracy: the chamber in the middle, rivals left, council and Locations right."""
