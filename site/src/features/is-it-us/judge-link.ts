import { accountKey, networkOf, whatsappNumber } from './account-key'
import type { Judgement } from './judgement'
import { looksLike } from './look-alike'
import type { OwnContacts } from './our-contacts'

export interface OwnSite {
  /** `https://carelane.example` */
  origin: string
  /** Name and port. */
  host: string
  hostname: string
}

export interface Ours {
  sites: readonly OwnSite[]
  /** In lower case. */
  names: readonly string[]
  contacts: readonly OwnContacts[]
}

/** They lead wherever their maker wants. */
const SHORTENERS = new Set([
  ...['bit.ly', 'tinyurl.com', 't.co', 'goo.gl', 'is.gd', 'v.gd', 'cutt.ly', 'rb.gy', 'ow.ly', 'buff.ly'],
  ...['shorturl.at', 'rebrand.ly', 's.id', 'tiny.cc', 'lnkd.in', 't.ly', 'clck.ru', 'qrco.de', 'surl.li'],
  ...['youtu.be', 'vm.tiktok.com', 'vt.tiktok.com', 'fb.me', 'fb.watch', 'linktr.ee', 'forms.gle'],
])

/** Of a network's addresses that name a post or a group, and no account. */
const POST =
  /^\/(?:watch|shorts|playlist|p|reels?|share|posts|groups|events|story\.php|video|i|s|intent|hashtag)(?:\/|$)/

/** @param link as typed, with or without a scheme */
export function judgeLink(link: string, ours: Ours): Judgement {
  if (/[\\\p{Cc}]/u.test(link)) return { verdict: 'notOurs', why: 'hidden' }
  const isWithoutScheme = !/^[a-z][a-z0-9+.-]*:\/\//i.test(link)
  const address = isWithoutScheme ? `https://${link}` : link
  if (!URL.canParse(address)) return { verdict: 'notOurs', why: 'link' }
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return { verdict: 'notOurs', why: 'hidden' }
  const isUnencrypted = !isWithoutScheme && url.protocol !== 'https:'
  const host = url.host.replace(/\.(?=:|$)/, '')
  if (SHORTENERS.has(host.replace(/^www\./, ''))) return { verdict: 'unknown', why: 'hidesOwner' }
  const site = ours.sites.find((each) => each.host === host)
  if (site) {
    const isSame = isWithoutScheme || url.protocol === new URL(site.origin).protocol
    return isSame ? { verdict: 'ours', why: 'site' } : { verdict: 'unknown', why: 'unencrypted' }
  }
  const known = knownAddress(url, ours)
  if (known) return isUnencrypted ? { verdict: 'unknown', why: 'unencrypted' } : known
  return unknownAddress(url, host, ours)
}

function knownAddress(url: URL, { contacts }: Ours): Judgement | null {
  const asked = plain(url)
  if (contacts.some(({ appUrl }) => appUrl !== null && plain(new URL(appUrl)) === asked))
    return { verdict: 'ours', why: 'app' }
  const key = accountKey(url.href)
  if (key === null) return null
  for (const { country, accounts } of contacts) {
    const account = accounts.find((each) => key === each.key || key.startsWith(`${each.key}/`))
    if (account) return { verdict: 'ours', why: 'account', country, account }
  }
  return null
}

function unknownAddress(url: URL, host: string, { sites, names, contacts }: Ours): Judgement {
  const isOfAccounts = contacts.some(({ accounts }) =>
    accounts.some((each) => new URL(each.url).host === host),
  )
  if (networkOf(host) !== null || isOfAccounts) {
    const isPost = whatsappNumber(url.href) === null && POST.test(url.pathname)
    return isPost ? { verdict: 'unknown', why: 'hidesOwner' } : { verdict: 'notOurs', why: 'account' }
  }
  if (sites.some(({ hostname }) => url.hostname.endsWith(`.${hostname}`)))
    return { verdict: 'unknown', why: 'ownDomain' }
  return { verdict: 'notOurs', why: looksLike(host, names) ? 'lookAlike' : 'link' }
}

/** Without what a page is the same without. */
function plain({ host, pathname, search }: URL): string {
  return `${host}${pathname.replace(/\/$/, '')}${search}`
}
