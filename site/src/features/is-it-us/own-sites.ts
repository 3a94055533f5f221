import { readEnvironment } from '@carelane/config'
import type { OwnSite } from './judge-link'

/** The hosts of the site and of its log-in, and those that its redirects lead to. */
export function ownSites(): OwnSite[] {
  const { REDIRECT_HOSTS, ...urls } = readEnvironment([
    'SITE_URL',
    'INDIA_SITE_URL',
    'RUSSIA_SITE_URL',
    'LOGIN_URL',
    'INDIA_LOGIN_URL',
    'REDIRECT_HOSTS',
  ])
  return [...Object.values(urls), ...REDIRECT_HOSTS.map((host) => `https://${host}`)].map((address) => {
    const { origin, host, hostname } = new URL(address)
    return { origin, host, hostname }
  })
}

/** By which a copy of a host is known: the brand, and the longest part of each host. */
export function ownNames(sites: readonly OwnSite[]): string[] {
  const { SERVICE_BRAND } = readEnvironment(['SERVICE_BRAND'])
  const longest = sites.flatMap(({ hostname }) => {
    const [name = ''] = hostname
      .split('.')
      .slice(0, -1)
      .toSorted((one, other) => other.length - one.length)
    return name.length >= SHORTEST_NAME ? [name] : []
  })
  return [...new Set([SERVICE_BRAND, ...longest])]
}

/** Shorter ones stand within too many words. */
const SHORTEST_NAME = 5
