import { ROUTE_NAMES, UNNAMED_ROUTES } from '@carelane/main-api'
import { isArticleId, isRelativePath, isWebAddress } from './link-address'
import type { Reason } from '../refusals/say-refusal'

const NO_PATH = 'Write a path such as “warranty-check”, without spaces.'

/** [2.2#24]–[2.2#26], [5#10] */
export function menuAddress(value: unknown, mayBeEmpty: boolean): true | Reason {
  if (value === null || value === undefined || value === '') {
    return mayBeEmpty || 'Say where it leads. Only an item with a second level may lead nowhere.'
  }
  if (typeof value !== 'string') return NO_PATH
  if (isArticleId(value) || isWebAddress(value)) return true
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(value)) {
    return 'A whole address begins with https:// and has a valid domain, such as https://example.com/.'
  }
  if (!isRelativePath(value)) return NO_PATH
  return isOfSite(value) || [NO_PAGE, { path: value }]
}

const NO_PAGE =
  'The site has no page “{{path}}”. Open the page you mean and copy what follows the country in its address.'

const PAGES: readonly string[] = [...ROUTE_NAMES, ...UNNAMED_ROUTES]

/** Does not check whether, say, a policy exists. */
function isOfSite(path: string): boolean {
  const [first = ''] = path.replace(/^\//, '').toLowerCase().split(/[/?#]/)
  return PAGES.includes(first) || /^about-[a-z0-9-]+$/.test(first)
}
