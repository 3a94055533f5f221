import { randomBytes } from 'node:crypto'

/** Sources that may run scripts, such as `'sha256-…'` or `'nonce-…'`. */
export interface PolicySources {
  readonly scripts: readonly string[]
  /** Hashes of what stands in the page's own `style`. */
  readonly styles?: readonly string[]
  /** Origins, beside our own, that may show the page in a frame: the cms's, for a draft. */
  readonly frameAncestors?: readonly string[]
  /** Hosts that may measure visits, on pages that do. */
  readonly analyticsHosts?: readonly string[]
  /** Where a map comes from; on every page, since visitors come to the map's page without loading another one. */
  readonly mapHosts?: readonly string[]
  /** Account providers: a form that logs out ends there [4#8]. */
  readonly loginHosts?: readonly string[]
}

export function contentSecurityPolicy({
  scripts,
  styles = [],
  frameAncestors = [],
  analyticsHosts = [],
  mapHosts = [],
  loginHosts = [],
}: PolicySources): string {
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...scripts, ...analyticsHosts].join(' ')}`,
    // Proofs of work and maps are computed in files of ours; nothing else runs beside the page.
    `worker-src 'self'`,
    `connect-src ${["'self'", ...analyticsHosts, ...mapHosts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    // A picture's focal point is content and stands in a style attribute; style sheets stay our own files.
    `style-src-attr 'unsafe-inline'`,
    `img-src ${["'self'", 'data:', ...analyticsHosts, ...mapHosts].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action ${["'self'", ...loginHosts].join(' ')}`,
    `frame-ancestors ${["'self'", ...frameAncestors].join(' ')}`,
  ].join('; ')
}

export function createNonce(): string {
  return randomBytes(18).toString('base64url')
}
