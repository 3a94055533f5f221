export const MEGABYTE = 1024 * 1024
export const LARGEST_PHOTO = 20 * MEGABYTE

/** Already scaled by the browser. */
export const LARGEST_SCALED = 2 * MEGABYTE

/** A few seconds on a bad network. */
export const PART_BYTES = 32 * 1024

/** More than phones take; anything larger is an attack on memory. */
export const MOST_PIXELS = 120_000_000

/** [5#33] */
export const PHOTO_WIDTH = 600

/** [5#34] */
export const PHOTO_QUALITY = 0.8

/** For photos that were not handed in. */
export const ORPHAN_HOURS = 24

/** For uploads of which nothing has arrived. */
export const PROMISE_MINUTES = 15

/** Per network; beyond it, the oldest empty uploads go. */
export const MOST_PROMISES = 40

/** Of all photos that are not handed in. */
export const MOST_BYTES = 2 * 1024 * MEGABYTE

/** Of one network, which may be a whole town: 1,000 forms. */
export const MOST_BYTES_OF_ONE = 100 * MEGABYTE

/** An upload counts as this much at least. */
export const LEAST_BYTES = 32 * 1024

/** Of one browser: more than all forms take together. */
export const MOST_ORPHANS_OF_ONE = 40
