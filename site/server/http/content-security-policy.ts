import { randomBytes } from 'node:crypto'

export interface PolicySources {
  readonly scripts: readonly string[]
  readonly styles?: readonly string[]
  readonly frameAncestors?: readonly string[]
  readonly analyticsHosts?: readonly string[]
  /** On every page: client navigation keeps the first policy. */
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
