export const DEFERRED_TYPE = 'deferred'
export const DEFERRED_SHEET = ' disabled="" media="print"'

export const ALIVE_EVENT = 'carelane-alive'

export const PAGE_DATA_FOLDER = '/_next/static/page-data/'

/** Its scripts do not wait for an interaction. */
export const WHEN_SEEN = 'data-when-seen'
