/** Shared by the server, the loader and React. */

export const DEFERRED_TYPE = 'deferred'
export const DEFERRED_SHEET = ' disabled="" media="print"'

/** Fired on `window` after hydration. */
export const ALIVE_EVENT = 'carelane-alive'

/** Among Next's own files, so that caches treat it alike. */
export const PAGE_DATA_FOLDER = '/_next/static/page-data/'

/** Its page's scripts do not wait for an interaction. */
export const WHEN_SEEN = 'data-when-seen'
