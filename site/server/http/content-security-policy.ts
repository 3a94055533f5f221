import { randomBytes } from 'node:crypto'

/** Such as `'sha256-…'` or `'nonce-…'`. */
export interface PolicySources {
  readonly scripts: readonly string[]
  readonly styles?: readonly string[]
  /** Besides our own: the cms, for a draft. */
  readonly frameAncestors?: readonly string[]
  readonly analyticsHosts?: readonly string[]
  /** On every page: client navigation keeps the first page's policy. */
  readonly mapHosts?: readonly string[]
  /** The logout form redirects there [4#8]. */
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
    `worker-src 'self'`,
    `connect-src ${["'self'", ...analyticsHosts, ...mapHosts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    // For the focal point of pictures.
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
