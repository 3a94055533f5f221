/** Only `ownPath` of `path` is safe in a response. */
export interface RequestTarget {
  readonly path: string
  readonly query: URLSearchParams
  readonly search: string
}

export function readTarget(url: string): RequestTarget | null {
  try {
    // Keeps `//evil.example` a path.
    const { pathname, search, searchParams } = new URL(url.startsWith('/') ? `http://site${url}` : url)
    decodeURIComponent(pathname)
    return { path: pathname, query: searchParams, search }
  } catch {
    return null
  }
}

/** Two leading slashes would name a host, as would backslashes. */
export function ownPath(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`
}

/** Still encoded. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}
