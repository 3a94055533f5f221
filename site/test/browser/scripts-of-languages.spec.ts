import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, sidewaysScroll, test } from './support/test'

const FONTS = resolve(import.meta.dirname, '../../node_modules/@expo-google-fonts')

const LANGUAGES = [
  { section: 'sa', locale: 'ar', folder: 'noto-sans-arabic', name: 'NotoSansArabic' },
  { section: 'bd', locale: 'bn', folder: 'noto-sans-bengali', name: 'NotoSansBengali' },
  { section: 'mm', locale: 'my', folder: 'noto-sans-myanmar', name: 'NotoSansMyanmar' },
  { section: 'th', locale: 'th', folder: 'noto-sans-thai', name: 'NotoSansThai' },
]
const PAGES = ['', 'faq/', 'tips-detail/find-your-imei-number/', 'repair-status/', 'service-center/']

test.use({ viewport: { width: 320, height: 640 } })

for (const { section, locale, folder, name } of LANGUAGES)
  test(`${locale}: lines do not touch, and break between words, in the font that phones have`, async ({
    page,
  }) => {
    for (const weight of ['400Regular', '700Bold'])
      await page.route(`**/${weight}.ttf`, (route) =>
        route.fulfill({
          path: `${FONTS}/${folder}/${weight}/${name}_${weight}.ttf`,
          contentType: 'font/ttf',
        }),
      )
    for (const path of PAGES) {
      await page.goto(`/${section}/${path}`, { waitUntil: 'networkidle' })
      await useFont(page)
      expect(await touchingLines(page), path).toEqual([])
      expect(await breaksWithinWords(page, locale), path).toEqual([])
      expect(await sidewaysScroll(page), path).toBe(0)
    }
  })

test('no font is fetched, in Latin or any other script', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  for (const section of ['ng', ...LANGUAGES.map(({ section }) => section)])
    await page.goto(`/${section}/`, { waitUntil: 'networkidle' })
  expect(fonts).toEqual([])
})

/** Latin keeps the system's font, as on phones. */
async function useFont(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const [file, weight] of [
      ['400Regular', '400'],
      ['700Bold', '600 700'],
    ] as const) {
      const face = new FontFace('Stand-in', `url(/${file}.ttf)`, { weight })
      document.fonts.add(await face.load())
    }
    document.body.style.fontFamily = 'Stand-in, system-ui, sans-serif'
    await new Promise(requestAnimationFrame)
  })
}

/** px */
function touchingLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const touching = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || !element?.checkVisibility() || element.closest('script, style, select')) continue
      const { fontWeight, fontSize, fontFamily, lineHeight } = getComputedStyle(element)
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(text)
      const ink = actualBoundingBoxAscent + actualBoundingBoxDescent
      // Ink is measured up to a pixel too high.
      if (ink > Number.parseFloat(lineHeight) + 1)
        touching.add(`${ink.toFixed(1)} in ${lineHeight}: ${text.slice(0, 60)}`)
    }
    return [...touching]
  })
}

function breaksWithinWords(page: Page, locale: string): Promise<string[]> {
  return page.evaluate((locale) => {
    const words = new Intl.Segmenter(locale, { granularity: 'word' })
    const broken: string[] = []
    for (const element of document.querySelectorAll('main :is(p, li, h1, h2, h3, summary, a, label)')) {
      for (const node of element.childNodes) {
        const text = node instanceof Text ? node.data : ''
        if (text.trim().length < 2 || !element.checkVisibility() || element.getBoundingClientRect().width < 2)
          continue
        const begins = new Set([...words.segment(text)].map(({ index }) => index))
        for (const at of lineStarts(node as Text))
          if (!begins.has(at))
            broken.push(`${text.slice(Math.max(0, at - 20), at)}|${text.slice(at, at + 20)}`)
      }
    }
    return broken

    function lineStarts(node: Text): number[] {
      const range = document.createRange()
      const starts: number[] = []
      let last: number | null = null
      for (const { segment, index } of new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(
        node.data,
      )) {
        range.setStart(node, index)
        range.setEnd(node, index + segment.length)
        const box = range.getBoundingClientRect()
        if (box.width === 0 || segment.trim() === '') continue
        if (last !== null && box.top > last + box.height / 2) starts.push(index)
        last = box.top
      }
      return starts
    }
  }, locale)
}
