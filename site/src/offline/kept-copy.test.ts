import { expect, test } from 'vitest'
import { DEFERRED_SHEET } from '@/platform/deferred-scripts'
import { asKeptCopy, inFrame, withBanner } from './worker/kept-copy'

const PAGE =
  '<!DOCTYPE html><html lang="en-NG" dir="ltr"><head><title>Care &amp; repair</title>' +
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="preload" href="/b.woff2" as="font"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script></head><body class="x"><link rel="expect" href="#content" blocking="render"/>' +
  '<script>self.__next_f.push([1,"</p>"])</script><main id="content"><p>Words</p><script>$RC("B:0","S:0")</script></main><footer>Foot</footer></body></html>'

test('a page is kept as who saves data gets it: without scripts and what waits for them', () => {
  const { html, title, lang, styles } = asKeptCopy(PAGE)
  expect(html).not.toMatch(/<script|preload|expect/)
  expect(html).toContain('<html data-light="" lang="en-NG" dir="ltr">')
  expect(html).toContain('<main id="content"><p>Words</p></main>')
  expect([title, lang, styles]).toEqual(['Care & repair', 'en-NG', ['/_next/static/chunks/a.css']])
})

test('a light page stays as it is', () => {
  const { html } = asKeptCopy(PAGE)
  expect(asKeptCopy(html).html).toBe(html)
})

test('a banner stands above what the page is about', () => {
  expect(withBanner(PAGE, '<aside>$&</aside>')).toContain('<aside>$&</aside><main id="content">')
})

test('a soft visit stands in the frame of another page, with its own title and style sheets', () => {
  const frame = asKeptCopy(PAGE).html
  const copy = inFrame(frame, {
    url: 'https://care.example/ng/news/',
    title: 'News <1>',
    main: '<h1>$1 News</h1><script>alert(1)</script>',
    styles: ['/_next/static/chunks/a.css', '/_next/static/chunks/c.css'],
  })
  expect(copy.html).toContain('<main id="content"><h1>$1 News</h1></main><footer>Foot</footer>')
  expect([copy.title, copy.styles]).toEqual([
    'News <1>',
    ['/_next/static/chunks/a.css', '/_next/static/chunks/c.css'],
  ])
})

test('a soft visit has the whole sheets of its frame, of which that page had within what it needed', () => {
  const frame = asKeptCopy(
    PAGE.replace('<link rel="stylesheet"', `<link${DEFERRED_SHEET} rel="stylesheet"`),
  ).html
  expect(frame).toContain(DEFERRED_SHEET)
  const visit = { url: 'https://care.example/ng/news/', title: 'News', main: '', styles: [] }
  expect(inFrame(frame, visit).html).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css"')
})

test('what is true now alone is not kept', () => {
  const page = '<main><p class="a" data-now="">About 40 <span>minutes</span></p><p class="a">Lagos</p></main>'
  expect(asKeptCopy(page).html).toBe('<main><p class="a">Lagos</p></main>')
})
