/// See [tools.jackson.databind].
package com.fasterxml.jackson.annotation;
