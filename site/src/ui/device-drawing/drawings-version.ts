/** A new one with each change of a drawing, so that browsers keep drawings for a year: a test tells it. */
export const DRAWINGS_VERSION = 'd9728fd3'
