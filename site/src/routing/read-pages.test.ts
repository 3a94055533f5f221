import { expect, test } from 'vitest'
import { isReadPage } from './read-pages'

test.each([
  '/ng/',
  '/sa_en/news/',
  '/ng/news-detail/a-new-phone/',
  '/ng/faq/25/',
  '/ng/policy/privacy/',
  '/ng/protection/terms/eg/',
  '/ng/choose-your-country-or-region/',
])('%s is read', (path) => expect(isReadPage(path)).toBe(true))

test.each([
  '/ng/search/',
  '/ng/account/',
  '/ng/chat/',
  '/ng/service-center/',
  '/ng/warranty-check/',
  '/ng/purchase-service/list/',
  '/ng/policy/cookies/',
  '/ng/shopadmin/',
  '/ng/faq/25/more/',
  '/ng/no-such-page/',
  '/ng/*/',
])('%s is used, or there is none', (path) => expect(isReadPage(path)).toBe(false))
