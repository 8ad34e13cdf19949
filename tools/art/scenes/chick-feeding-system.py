"""Feeding system of chick cages: travelling hoppers above the cages, and a close-up of the troughs."""
from feed_cart import views

VIEWS = views('chick')
