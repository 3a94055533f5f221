import type { Redirect } from '@carelane/main-api'

/** [2.2#21]–[2.2#23] */
export interface ContentRedirects {
  readonly exact: ReadonlyMap<string, Redirect>
  /** By parent path, with a trailing slash. */
  readonly below: ReadonlyMap<string, Redirect>
}

export const NO_REDIRECTS: ContentRedirects = { exact: new Map(), below: new Map() }

export function contentRedirects(redirects: readonly Redirect[]): ContentRedirects {
  const exact = new Map<string, Redirect>()
  const below = new Map<string, Redirect>()
  for (const redirect of redirects) {
    if (redirect.from.endsWith('/*')) below.set(redirect.from.slice(0, -1), redirect)
    else exact.set(redirect.from.endsWith('/') ? redirect.from : `${redirect.from}/`, redirect)
  }
  return { exact, below }
}

/** Exact, else the nearest `/*`, which includes its parent. */
export function findRedirect({ exact, below }: ContentRedirects, path: string): Redirect | undefined {
  const own = exact.get(path)
  if (own || below.size === 0) return own
  for (let end = path.length - 1; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const found = below.get(path.slice(0, end + 1))
    if (found) return found
  }
  return undefined
}
