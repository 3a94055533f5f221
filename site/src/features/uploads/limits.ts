/** Of a photo as it was taken, in bytes. */
export const LARGEST_PHOTO = 20 * 1024 * 1024

/** Of a photo that a browser has scaled before it sends it, in bytes. */
export const LARGEST_SCALED = 2 * 1024 * 1024

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

/** Photos of all visitors that are not handed in: some two gigabytes. */
export const MOST_ORPHANS = 20_000

/** The same of one browser: more than every form takes together. */
export const MOST_ORPHANS_OF_ONE = 40
