import type { HostTable, SiteHost } from './hosts'

/** Where a short URL or an editor's redirect may lead: a page of ours, or a host that configuration allows. */
export type RedirectTarget =
  /** `url` is a path with its query and fragment; `host` where the target names one of ours, else null. */
  { kind: 'own'; host: SiteHost | null; url: string } | { kind: 'outside'; href: string }

/**
 * Reads a target that comes from outside; null where it leads nowhere that we vouch for. Browsers drop tabs and
 * line breaks from an address and read a backslash as a slash, so that one with any of them is refused whole.
 */
export function readRedirectTarget(
  hosts: HostTable,
  allowedHosts: ReadonlySet<string>,
  target: string,
): RedirectTarget | null {
  if (target === '' || /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/.test(target)) return null
  if (/^\/(?!\/)/.test(target)) return { kind: 'own', host: null, url: target }
  // Without a scheme and a slash it is a path as a menu's url is: `ng/news/`.
  if (/^[\w-]+(?:[/?#]|$)/.test(target)) return { kind: 'own', host: null, url: `/${target}` }
  if (!/^https?:\/\/[^/]/i.test(target) || !URL.canParse(target)) return null
  const { origin, protocol, hostname, username, password, pathname, search, hash, href } = new URL(target)
  if (username !== '' || password !== '') return null
  const host = hosts.all.find((each) => each.origin === origin)
  if (host) return { kind: 'own', host, url: pathname + search + hash }
  return protocol === 'https:' && allowedHosts.has(hostname) ? { kind: 'outside', href } : null
}
