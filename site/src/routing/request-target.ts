/** Path and query of a request, with dot segments resolved. Its path is what was asked for: only `ownPath` of it may be told to a browser. */
export interface RequestTarget {
  readonly path: string
  readonly query: URLSearchParams
  /** With its question mark, or empty. */
  readonly search: string
}

/** Reads a request's URL; null where it is malformed. */
export function readTarget(url: string): RequestTarget | null {
  try {
    // Standing behind a host of its own, `//evil.example` stays a path and cannot become an address.
    const { pathname, search, searchParams } = new URL(url.startsWith('/') ? `http://site${url}` : url)
    decodeURIComponent(pathname)
    return { path: pathname, query: searchParams, search }
  } catch {
    return null
  }
}

/**
 * A path as a `Location` may name it: with one slash at its beginning. What begins with two names another host, and
 * browsers read a backslash as a slash.
 */
export function ownPath(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`
}

/** The segments of a path, still encoded, without the empty ones that doubled slashes make. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}
