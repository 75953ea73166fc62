"""The page's entry."""

from web.app.page import Page

Page().open()
