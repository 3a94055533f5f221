import type { Locator, Page } from '@playwright/test'
import { writeInEnglishOnly } from './support/english-articles'
import { expect, test } from './support/test'
import { textsOf } from './support/texts-of'

const SECTIONS = [
  { section: 'iq', locale: 'ar' },
  { section: 'vn', locale: 'vi' },
  { section: 'uz', locale: 'uz' },
] as const

test.beforeAll(() => writeInEnglishOnly(SECTIONS.map(({ section }) => section)))

interface Shown {
  isEnglish: boolean
  isMarked: boolean
  href: string | null
}

function articlesIn(list: Locator, mark: string): Promise<Shown[]> {
  return list.locator('> li').evaluateAll(
    (items, mark) =>
      items.map((item) => ({
        isEnglish: item.querySelector('[lang=en]') !== null,
        isMarked: [...item.querySelectorAll('small')].some(
          ({ textContent, lang }) => textContent === mark && lang === '',
        ),
        href: item.querySelector('a')?.getAttribute('href') ?? null,
      })),
    mark,
  )
}

function expectOwnFirst(shown: Shown[]): void {
  expect(shown.map(({ isEnglish }) => isEnglish)).toEqual(
    shown.map(({ isEnglish }) => isEnglish).toSorted((one, other) => Number(one) - Number(other)),
  )
  expect(shown.map(({ isMarked }) => isMarked)).toEqual(shown.map(({ isEnglish }) => isEnglish))
}

const cardsOf = (page: Page) => page.locator('main ul:has(> li > article)').first()

for (const { section, locale } of SECTIONS) {
  const mark = textsOf(locale, 'articles').englishMark

  for (const type of ['news', 'tips']) {
    test(`/${section}/${type}/ begins with what is in its language, and stays in order as more is loaded`, async ({
      page,
    }) => {
      await page.goto(`/${section}/${type}/`, { waitUntil: 'networkidle' })
      const cards = cardsOf(page)
      const first = await articlesIn(cards, mark)
      expectOwnFirst(first)
      expect(first[0]?.isEnglish).toBe(false)
      const more = page.locator('main a[data-scripted]')
      for (let pages = 2; (await more.count()) > 0 && pages < 6; pages++) {
        const before = await cards.locator('> li').count()
        await more.click()
        await expect.poll(() => cards.locator('> li').count()).toBeGreaterThan(before)
      }
      const loaded = await articlesIn(cards, mark)
      expectOwnFirst(loaded)
      expect(loaded.filter(({ isEnglish }) => isEnglish).length).toBeGreaterThanOrEqual(2)
      expect(loaded.slice(0, first.length)).toEqual(first)
      expect(new Set(loaded.map(({ href }) => href)).size).toBe(loaded.length)
      await page.reload({ waitUntil: 'networkidle' })
      expect(await articlesIn(cards, mark)).toEqual(loaded)
    })
  }

  test(`the lists of the home of /${section}/ and what is related begin with what is in its language`, async ({
    page,
  }) => {
    await page.goto(`/${section}/`)
    const lists = page.locator('main ul:has(a[href*="-detail/"])')
    expect(await lists.count()).toBeGreaterThan(2)
    for (const list of await lists.all()) expectOwnFirst(await articlesIn(list, mark))
    await page.goto(`/${section}/news/`)
    await page.goto((await articlesIn(cardsOf(page), mark))[0]?.href ?? '')
    for (const list of await page.locator('main section[id^=related], main section > ul').all())
      expectOwnFirst(await articlesIn(list, mark))
  })
}

test('lists in English have no marks', async ({ page }) => {
  for (const path of ['/ng/', '/ng/news/', '/ng/tips/', '/bd_en/news/']) {
    await page.goto(path)
    await expect(page.locator('main li').filter({ hasText: /^In English$/ })).toHaveCount(0)
    await expect(page.locator('main small', { hasText: 'In English' })).toHaveCount(0)
  }
})

test('what a search finds in English says so', async ({ page }) => {
  await page.goto('/vn/search/?q=translated')
  const hits = page.locator('main ol > li')
  await expect(hits.first()).toBeVisible()
  const mark = textsOf('vi', 'articles').englishMark
  const english = hits.filter({ has: page.locator('h2[lang=en]') })
  expect(await english.count()).toBeGreaterThanOrEqual(4)
  for (const hit of await english.all()) await expect(hit).toContainText(mark)
  await expect(hits.filter({ hasText: mark })).toHaveCount(await english.count())
})
