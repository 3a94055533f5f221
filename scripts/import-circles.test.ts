import { expect, test } from 'vitest'
import { findCircles, groupImports, importsWithin } from './lib/import-circles'
import { thisRepository } from './lib/repository'

const TEST = /\.(?:test|spec)\.tsx?$/

/** May only shrink. */
const NOT_YET_APART = ['site/src/forms/']

/** Features still imported from shared code; may only shrink. */
const NOT_YET_CUT = [
  'accounts/session-cookie.ts > features/appeal/appeal-cookie.ts',
  'accounts/session-cookie.ts > features/appointments/appointment-cookie.ts',
  'accounts/session-cookie.ts > features/purchase/orders/order-cookie.ts',
  'accounts/session-cookie.ts > features/purchase/steps/basket-cookie.ts',
  'accounts/session-cookie.ts > features/purchase/steps/entered-cookie.ts',
  'accounts/session-cookie.ts > features/rating/chosen-cookie.ts',
  'accounts/session-cookie.ts > features/repair-status/repair-cookie.ts',
  'features/assistant/chat/chat.tsx > features/search/copy-area.tsx',
  'features/assistant/search/ai-search.tsx > features/search/copy-area.tsx',
  'features/assistant/search/ai-search.tsx > features/search/search-href.ts',
  'features/faq/faq-list-page.tsx > features/search/search-form.tsx',
  'features/home/home-metadata.ts > features/seo/news-feed.ts',
  'features/news/list-metadata.ts > features/seo/news-feed.ts',
  'features/preview/preview-page.tsx > features/faq/faq-page.tsx',
  'features/preview/preview-page.tsx > features/home/home-page.tsx',
  'features/preview/preview-page.tsx > features/legal/legal-page.tsx',
  'features/preview/preview-page.tsx > features/news/article-page.tsx',
  'features/preview/preview-page.tsx > features/policy/policy-page.tsx',
  'features/preview/preview-page.tsx > features/warranty-check/warranty-page.tsx',
  'features/purchase/steps/problem-texts.ts > features/appointments/problem-texts.ts',
  'features/purchase/steps/screen-page.tsx > features/warranty-check/warranty-words.ts',
  'features/purchase/steps/screen-page.tsx > features/warranty-check/where-to-find-imei.tsx',
  'features/purchase/steps/start-page.tsx > features/warranty-check/where-to-find-imei.tsx',
  'features/repair-status/order-card.tsx > features/rating/rate-offer.tsx',
  'features/search/search-page.tsx > features/assistant/safety/safety-notice.tsx',
  'features/search/search-page.tsx > features/assistant/search/ai-answer.tsx',
  'features/search/search-query.ts > features/assistant/shown-part.ts',
  'features/warranty-check/plans-of-phone.tsx > features/purchase/steps/take-device.ts',
  'handing-in/kinds.ts > features/appeal/deliver-appeal.ts',
  'handing-in/kinds.ts > features/appointments/deliver-appointment.ts',
  'handing-in/kinds.ts > features/purchase/deliver-order.ts',
  'handing-in/kinds.ts > features/rating/deliver-rating.ts',
  'handing-in/kinds.ts > features/survey/deliver-survey.ts',
  'handing-in/make-due.ts > features/purchase/attempts.ts',
]

const featureOf = (file: string) => /^site\/src\/features\/([^/]+)\//.exec(file)?.[1]

const cmsFolder = (file: string) => (TEST.test(file) ? undefined : /^cms\/src\/([^/]+)/.exec(file)?.[1])

test('no file imports itself by way of others, for values or for types', () => {
  const circles = findCircles(importsWithin(thisRepository()))
  const others = circles.filter(([first = '']) => !NOT_YET_APART.some((folder) => first.startsWith(folder)))
  expect(others.map((circle) => circle.join(' > '))).toEqual([])
}, 60_000)

test('no folder of the cms imports itself by way of others', () => {
  const circles = findCircles(groupImports(importsWithin(thisRepository()), cmsFolder))
  expect(circles.map((circle) => circle.join(' > '))).toEqual([])
}, 60_000)

test('a feature is imported by itself and by app/ alone: what two of them need has a room of its own', () => {
  const found = [...importsWithin(thisRepository())]
    .filter(([file]) => file.startsWith('site/src/') && !file.startsWith('site/src/app/') && !TEST.test(file))
    .flatMap(([file, targets]) =>
      targets
        .filter((target) => featureOf(target) !== undefined && featureOf(target) !== featureOf(file))
        .map((target) => `${file} > ${target}`.replaceAll('site/src/', '')),
    )
  expect([...new Set(found)].sort()).toEqual(NOT_YET_CUT)
}, 60_000)

test('circles are found by value, by type, by name and when imported late, between files and folders', () => {
  const texts: Record<string, string> = {
    'cms/src/a/one.ts': `import { two } from '../b/two'`,
    'cms/src/b/two.ts': `import type { Three } from './three'\nimport 'node:fs'`,
    'cms/src/b/three.ts': `export const late = () => import('../a/one')`,
    'cms/src/b/two.test.ts': `import '../c/four'`,
    'cms/src/c/four.ts': `import '../b/three'`,
    'site/src/x.tsx': `import '@/y/z'`,
    'site/src/y/z.ts': `import '../x'`,
  }
  const imports = importsWithin({ paths: Object.keys(texts), read: (file) => texts[file] ?? '' })
  expect(findCircles(imports)).toEqual([
    ['cms/src/a/one.ts', 'cms/src/b/two.ts', 'cms/src/b/three.ts'],
    ['site/src/x.tsx', 'site/src/y/z.ts'],
  ])
  expect(findCircles(groupImports(imports, cmsFolder))).toEqual([['a', 'b']])
})
