const BARE = `default-src 'none'; frame-ancestors 'none'`

/** Runs in nothing that opens it, should it be opened by itself. */
const FILE = `${BARE}; sandbox`

/** A worker would obey more than this, and may ask and load what it needs. */
const SCRIPT = `frame-ancestors 'none'`

/** What browsers allow in an answer that is no page. */
export function policyOfType(type = ''): string {
  if (/javascript/.test(type)) return SCRIPT
  return /^(?:image|font|audio|video)\/|^application\/(?:pdf|zip|octet-stream)|^text\/calendar/.test(type)
    ? FILE
    : BARE
}
