#!/bin/sh
# A double click in the Finder runs this in a terminal; closing that ends Horda.
exec "$(dirname "$0")/horda" serve --open
