import { expect, test } from 'vitest'
import { asLightPage } from './light-page'
import { StyleSheet } from './style-sheet'

const sheets = new Map([
  ['/_next/static/chunks/a.css', new StyleSheet('a{color:red}')],
  ['/_next/static/chunks/b.css', new StyleSheet('b::before{content:"$&"}')],
])
const html = (text: string) => asLightPage(text, sheets).html

test('says of itself that it is one', () => {
  expect(html('<!DOCTYPE html><html lang="ar" dir="rtl"><body></body></html>')).toContain(
    '<html data-light="" lang="ar" dir="rtl">',
  )
})

test('has no script, whatever is in it and wherever it comes from', () => {
  const scripts =
    '<script src="/a.js" async=""></script><script>self.__next_f.push([1,"<b>"])</script><script type="application/ld+json">{}</script>'
  expect(html(`<p>one</p>${scripts}<p>two</p>`)).toBe('<p>one</p><p>two</p>')
})

test('fetches nothing ahead', () => {
  const links =
    '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="preload" as="image" imageSrcSet="a 1w"/><link rel="icon" href="/i.png"/>'
  expect(html(links)).toBe('<link rel="icon" href="/i.png"/>')
})

test('carries its styles in the order of the page, each once, and leaves those that it does not know', () => {
  const link = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
  const words = '<p><b>one</b><a href="/">two</a></p>'
  const page = asLightPage(`<head>${link('b')}${link('a')}${link('b')}${link('x')}</head>${words}`, sheets)
  expect(page.html).toBe(
    `<head><style>b::before{content:"$&"}a{color:red}</style>${link('x')}</head>${words}`,
  )
  expect(page.styles).toBe('b::before{content:"$&"}a{color:red}')
})

test('shows each picture in its smallest size, once it comes into sight', () => {
  const picture =
    '<img class="picture" src="/p.webp" srcSet="/p-960.webp 960w, /p-320.webp?v=1&amp;w=2 320w, /p-480.webp 480w" sizes="50vw" width="960" height="540" alt="A phone" fetchPriority="high" decoding="async"/>'
  expect(html(picture)).toBe(
    '<img loading="lazy" class="picture" src="/p-320.webp?v=1&amp;w=2" width="960" height="540" alt="A phone" decoding="async"/>',
  )
  expect(html('<img src="/one.webp" alt="" loading="lazy"/>')).toBe(
    '<img loading="lazy" src="/one.webp" alt=""/>',
  )
})

test('takes the narrow picture of a banner', () => {
  const banner =
    '<picture><source media="(width &gt;= 48rem)" srcSet="/wide.webp"/><img src="/narrow.webp" alt=""/></picture>'
  expect(html(banner)).toBe('<picture><img loading="lazy" src="/narrow.webp" alt=""/></picture>')
})
