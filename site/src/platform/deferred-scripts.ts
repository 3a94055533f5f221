/** What the server, the loader and React have to agree on. */

/** The type that keeps a browser from fetching and running a script. */
export const DEFERRED_TYPE = 'deferred'

/** What keeps a style sheet from loading, as it stands in the tag of its link. */
export const DEFERRED_SHEET = ' disabled="" media="print"'

/** Fired on `window` when React has taken over the page. */
export const ALIVE_EVENT = 'carelane-alive'

/** Where the data lie that come with the scripts of a page: among Next's own files, so that caches treat them alike. */
export const PAGE_DATA_FOLDER = '/_next/static/page-data/'

/** On the loader of a page whose scripts come as soon as the page is seen, whoever looks at it. */
export const WHEN_SEEN = 'data-when-seen'
