import { describe, expect, test } from 'vitest'
import { namesIn, StyleSheet } from './style-sheet'

const PAGE =
  '<html lang="en"><body class="page wide"><details id="menu"><summary class="x_y">Menu</summary></details><svg viewBox="0 0 1 1"><linearGradient/></svg></body></html>'

const usedIn = (html: string, css: string) => new StyleSheet(css).usedBy(namesIn(html))

describe('of a style sheet, a page gets', () => {
  test.each([
    'body{margin:0}',
    '.page{margin:0}',
    '.wide.page>.x_y{margin:0}',
    '#menu[open] summary{margin:0}',
    'details:not(.closed){margin:0}',
    ':root{--ink:#000}',
    '*,::before{box-sizing:border-box}',
    '.none,.page{margin:0}',
    // Their state may change.
    '.page:has(.none){margin:0}',
    ':is(.none,.other) .page{margin:0}',
    '[dir=rtl] .page{margin:0}',
    'linearGradient{color:red}',
    '@keyframes turn{0%{opacity:0}to{opacity:1}}',
    '@font-face{font-family:a;src:url(a.woff2)}',
    '@media (width>=48rem){.page{margin:0}}',
    '@supports (display:grid){@media print{.page{margin:0}}}',
    `.page{--icon:url("data:image/svg+xml,%3Csvg d='M4 7h16'/%3E")}`,
  ])('%s', (css) => {
    expect(usedIn(PAGE, css)).toBe(css)
  })

  test.each([
    '.none{margin:0}',
    '.page .none{margin:0}',
    '.page.none{margin:0}',
    '#none{margin:0}',
    'table td{margin:0}',
    '.x{margin:0}',
    '@media print{.none{margin:0}}',
    '@supports (display:grid){@media print{.none{margin:0}}}',
    '/* of nothing */',
  ])('nothing of %s', (css) => {
    expect(usedIn(PAGE, css)).toBe('')
  })

  test('the rules in their order', () => {
    const css = '.page{a:1}.none{b:1}@media print{.page{c:1}.none{d:1}.wide{e:1}}body{f:1}'
    expect(usedIn(PAGE, css)).toBe('.page{a:1}@media print{.page{c:1}.wide{e:1}}body{f:1}')
  })
})

test('what is no style sheet is refused', () => {
  expect(() => new StyleSheet('.page{')).toThrow(/Unclosed block/)
})
