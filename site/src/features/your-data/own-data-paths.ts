/** Answered by `site/server/wiring/own-data.ts`. */
export const OWN_DATA_COPY = '/api/your-data/'
export const OWN_DATA_ERASE = '/api/your-data/erase/'

/** Of a sealed cookie: how many entries were deleted a moment ago. */
export const ERASED_COOKIE = 'data-erased'
