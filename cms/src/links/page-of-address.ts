import { ROUTE_NAMES, UNNAMED_ROUTES } from '@carelane/main-api'
import { isArticleId, isRelativePath } from '../fields/link-address'

/** Pages that exist only where a document is shown. */
export type PageKind = 'article' | 'question' | 'policy' | 'legal' | 'landing'

export type Page =
  /** Nothing of the site has that address. */
  | 'nowhere'
  /** The same in every section. */
  | 'everywhere'
  /** Of another site, a phone number, or an e-mail address: not looked at. */
  | 'elsewhere'
  | { kind: PageKind; key: string }

const PAGES: ReadonlySet<string> = new Set([...ROUTE_NAMES, ...UNNAMED_ROUTES])

const BELOW: Readonly<Record<string, PageKind>> = {
  detail: 'article',
  'news-detail': 'article',
  'tips-detail': 'article',
  faq: 'question',
  'service-policy': 'policy',
  policy: 'legal',
}

/** Which page of a section an address of the CMS means [2.2#24]–[2.2#26]. */
export function pageOfAddress(address: string, landingPages: ReadonlySet<string>): Page {
  if (isArticleId(address)) return { kind: 'article', key: address }
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return 'elsewhere'
  if (address.startsWith('#') || address === '/') return 'everywhere'
  if (!isRelativePath(address)) return 'nowhere'
  const [path = ''] = address.toLowerCase().split(/[?#]/)
  const [first = '', second = ''] = path.replace(/^\//, '').split('/')
  const kind = BELOW[first]
  if (kind && second !== '') return { kind, key: second }
  if (first.startsWith('about-')) return 'everywhere'
  if (landingPages.has(first) && second === '') return { kind: 'landing', key: first }
  return PAGES.has(first) ? 'everywhere' : 'nowhere'
}
