/** Has dot segments resolved; `path` is as sent: only `ownPath` of it may go into a response. */
export interface RequestTarget {
  readonly path: string
  readonly query: URLSearchParams
  /** With its question mark, or empty. */
  readonly search: string
}

/** Null if malformed. */
export function readTarget(url: string): RequestTarget | null {
  try {
    // Behind a host, `//evil.example` stays a path.
    const { pathname, search, searchParams } = new URL(url.startsWith('/') ? `http://site${url}` : url)
    decodeURIComponent(pathname)
    return { path: pathname, query: searchParams, search }
  } catch {
    return null
  }
}

/**
 * A path that is safe in a `Location`: two leading slashes would name another host, and browsers read a backslash as a
 * slash.
 */
export function ownPath(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`
}

/** Still encoded; doubled slashes make no empty segments. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}
