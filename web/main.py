"""The page's entry."""

from web.screens.page import Page

Page().open()
