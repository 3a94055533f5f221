export const MEGABYTE = 1024 * 1024

/** Of a photo as it was taken, in bytes. */
export const LARGEST_PHOTO = 20 * MEGABYTE

/** Of a photo that a browser has scaled before it sends it, in bytes. */
export const LARGEST_SCALED = 2 * MEGABYTE

/** What a browser sends at once, in bytes: a few seconds on a bad network. */
export const PART_BYTES = 32 * 1024

/** More than phones take; what claims to be larger is meant to fill a memory. */
export const MOST_PIXELS = 120_000_000

/** [5#33] */
export const PHOTO_WIDTH = 600

/** [5#34], from 0 to 1. */
export const PHOTO_QUALITY = 0.8

/** A photo that was not handed in is kept so long. */
export const ORPHAN_HOURS = 24

/** A photo of which nothing has arrived is erased so soon; until then it takes nothing from anybody. */
export const PROMISE_MINUTES = 15

/** Photos of one network of which nothing has arrived: of more, the oldest go. A browser has one at a time. */
export const MOST_PROMISES = 40

/** Of all visitors' photos that are not handed in, in bytes. */
export const MOST_BYTES = 2 * 1024 * MEGABYTE

/** The same of one network, which may be that of a town: photos of 1,000 forms, and far from all that there is. */
export const MOST_BYTES_OF_ONE = 100 * MEGABYTE

/** What a photo of which little has arrived counts for, in bytes. */
export const LEAST_BYTES = 32 * 1024

/** Photos of one browser that are not handed in: more than every form takes together. */
export const MOST_ORPHANS_OF_ONE = 40
