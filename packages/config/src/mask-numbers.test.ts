import { expect, test } from 'vitest'
import { maskNumbers } from './mask-numbers'

test.each([
  ['/ng/warranty-check/356938035643809/', '/ng/warranty-check/…/'],
  ['/ng/356938-03-564380-9', '/ng/…'],
  ['/ng/35%206938%2003564380%209/', '/ng/…/'],
  ['/ng/+234 803 123 4567/', '/ng/+…/'],
  ['/ng/WONG0123456789/', '/ng/…/'],
  ['/ng/ABCDEFGH12345678/', '/ng/…/'],
  [`/ng/${encodeURIComponent('٣٥٦٩٣٨٠٣٥٦٤٣٨٠٩')}/`, '/ng/…/'],
  ['/ng/۳۵۶۹۳۸۰۳۵۶۴۳۸۰۹/', '/ng/…/'],
  ['/ng/३५६९३८०३५६४३८०९', '/ng/…'],
  ['/ng/３５６９３８０３５６４３８０９', '/ng/…'],
  ['/ng/%2533%2535%2536%2539%2533%2538', '/ng/…'],
  ['/ng/news-detail/1234/', '/ng/news-detail/1234/'],
  ['/ng/tips-detail/how-to-save-battery/', '/ng/tips-detail/how-to-save-battery/'],
  ['/ng/%E0%A4%A/', '/ng/%E0%A4%A/'],
])('%s is logged as %s', (path, logged) => {
  expect(maskNumbers(path)).toBe(logged)
})
