const MEGABYTE = 1024 * 1024

/** How long a connection may take, in ms. */
export const TIMES = {
  headersTimeout: 20_000,
  /** For photos over a bad network. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
  /** Longer than proxies keep idle connections. */
  keepAliveTimeout: 65_000,
  /** Without a byte either way: longer than any call that a visitor waits for (60 s). */
  silent: 75_000,
}

/** Bytes of one request's headers. A browser sends some 20, with 4 KB of cookies at most. */
export const HEADER_BYTES = 16 * 1024

/** Requests on one connection, as nginx does; the client opens another. */
export const REQUESTS_OF_A_CONNECTION = 1000

/** Only measuring tools pipeline. */
export const REQUESTS_AHEAD = 64

/** Requests of a network in a second. A page with its pictures takes some 30; what is past it waits for others, if there are any. */
export const PACE = { atOnce: 100 }

/** Open connections. An idle one takes some 10 KB. */
export const CONNECTIONS = { inAll: 8000, ofOne: 1000 }

const LARGEST_FORM = MEGABYTE

/** Twice what the longest call of our scripts may say. */
const LARGEST_CALL = 16 * 1024

/** Leaves room for a message about one photo that is too large. */
const LARGEST_FORM_WITH_PHOTOS = 60 * MEGABYTE

/** Bytes. A network always has room for one form, and never takes everything. */
export const FORMS = {
  largestCall: LARGEST_CALL,
  largest: LARGEST_FORM,
  largestWithPhotos: LARGEST_FORM_WITH_PHOTOS,
  small: { together: 64 * LARGEST_FORM, ofOne: 16 * LARGEST_FORM },
  large: { together: 2 * LARGEST_FORM_WITH_PHOTOS, ofOne: LARGEST_FORM_WITH_PHOTOS },
}

export interface WorkLimits {
  running: number
  runningOfOne: number
  waiting: number
  waitingOfOne: number
  /** ms */
  patience: number
}

/** `patience` in ms. */
const QUEUE = { waiting: 400, waitingOfOne: 100, patience: 10_000 }

/** Rendering takes the one processor that all share; a page takes some 30 ms of it. */
export const RENDERS: WorkLimits = { running: 16, runningOfOne: 4, ...QUEUE }

/** Forms and calls wait for the after-sales service, a phone network's visitors many at once. */
export const CALLS: WorkLimits = { running: 400, runningOfOne: 100, ...QUEUE }

/** Pictures that only the cms has yet. */
export const PICTURES: WorkLimits = { running: 32, runningOfOne: 8, ...QUEUE }
