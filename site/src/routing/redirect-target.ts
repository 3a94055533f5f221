import type { HostTable, SiteHost } from './hosts'

export type RedirectTarget =
  /** `url`: path, query, fragment; `host`: null for the current. */
  { kind: 'own'; host: SiteHost | null; url: string } | { kind: 'outside'; href: string }

/** Refuses tabs, line breaks and backslashes, which browsers drop or read as slashes. */
export function readRedirectTarget(
  hosts: HostTable,
  allowedHosts: ReadonlySet<string>,
  target: string,
): RedirectTarget | null {
  if (target === '' || /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/.test(target)) return null
  if (/^\/(?!\/)/.test(target)) return { kind: 'own', host: null, url: target }
  // A menu's url: `ng/news/`.
  if (/^[\w-]+(?:[/?#]|$)/.test(target)) return { kind: 'own', host: null, url: `/${target}` }
  if (!/^https?:\/\/[^/]/i.test(target) || !URL.canParse(target)) return null
  const { origin, protocol, hostname, username, password, pathname, search, hash, href } = new URL(target)
  if (username !== '' || password !== '') return null
  const host = hosts.all.find((each) => each.origin === origin)
  if (host) return { kind: 'own', host, url: pathname + search + hash }
  return protocol === 'https:' && allowedHosts.has(hostname) ? { kind: 'outside', href } : null
}
