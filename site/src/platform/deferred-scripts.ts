export const DEFERRED_TYPE = 'deferred'
export const DEFERRED_SHEET = ' disabled="" media="print"'

/** On `window`, after hydration. */
export const ALIVE_EVENT = 'carelane-alive'

/** Beside Next's files, for caches. */
export const PAGE_DATA_FOLDER = '/_next/static/page-data/'

/** Its scripts do not wait for an interaction. */
export const WHEN_SEEN = 'data-when-seen'
