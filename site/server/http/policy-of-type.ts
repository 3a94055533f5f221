/** Browsers give a style to a text that is opened by itself. */
const TEXT = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`

/** Runs in nothing that opens it, should it be opened by itself. */
const FILE = `default-src 'none'; frame-ancestors 'none'; sandbox`

/** A worker would obey more than this, and may ask and load what it needs; so would the viewer of a PDF. */
const FRAMED_BY_NOBODY = `frame-ancestors 'none'`

/** What browsers allow in an answer that is no page. */
export function policyOfType(type = ''): string {
  if (/javascript|^application\/pdf/.test(type)) return FRAMED_BY_NOBODY
  return /^(?:image|font|audio|video)\/|^application\/(?:zip|octet-stream)|^text\/calendar/.test(type)
    ? FILE
    : TEXT
}
