export const MEGABYTE = 1024 * 1024
export const LARGEST_PHOTO = 20 * MEGABYTE
export const LARGEST_SCALED = 2 * MEGABYTE

/** Seconds on a bad network. */
export const PART_BYTES = 32 * 1024

/** More is an attack on memory. */
export const MOST_PIXELS = 120_000_000

/** [5#33] */
export const PHOTO_WIDTH = 600

/** [5#34] */
export const PHOTO_QUALITY = 0.8
export const ORPHAN_HOURS = 24

/** Before anything arrived. */
export const PROMISE_MINUTES = 15

/** Per network. */
export const MOST_PROMISES = 40

/** Not handed in. */
export const MOST_BYTES = 2 * 1024 * MEGABYTE

/** A network may be a whole town. */
export const MOST_BYTES_OF_ONE = 100 * MEGABYTE

export const LEAST_BYTES = 32 * 1024

export const MOST_ORPHANS_OF_ONE = 40
