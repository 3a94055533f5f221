/** What the server, the loader and React have to agree on. */

/** The type that keeps a browser from fetching and running a script. */
export const HELD_TYPE = 'held'

/** Fired on `window` when React has taken over the page. */
export const ALIVE_EVENT = 'carelane-alive'
