import { isArticleId, isRelativePath, isWebAddress } from '../../fields/link-address'

/** What a menu item may lead to: [2.2#24]–[2.2#26], [5#10]. Answers true, or what is wrong in words. */
export function menuAddress(value: unknown, mayBeEmpty: boolean): true | string {
  if (value === null || value === undefined || value === '') {
    return mayBeEmpty || 'Say where it leads. Only an item with a second level may lead nowhere.'
  }
  if (typeof value !== 'string') return 'This is not text.'
  if (isArticleId(value) || isWebAddress(value)) return true
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(value)) {
    return 'A whole address begins with https:// and has a valid domain, such as https://example.com/.'
  }
  return isRelativePath(value) || 'Write a path such as “warranty-check”, without spaces.'
}
