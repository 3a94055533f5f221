import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkedText } from './marked-text'

const html = (...pieces: [text: string, isHit?: true][]) =>
  renderToStaticMarkup(
    <MarkedText pieces={pieces.map(([text, isHit]) => ({ text, isHit: isHit === true }))} />,
  )

test('marks what was asked for', () => {
  expect(html(['Save the '], ['battery', true], ['.'])).toBe('Save the <mark>battery</mark>.')
})

test('keeps the order of a code, whole or marked in part', () => {
  expect(html(['اطلب *#06# الآن'])).toBe('اطلب <bdi dir="ltr">*#06#</bdi> الآن')
  expect(html(['اطلب *#'], ['06', true], ['# الآن'])).toBe(
    'اطلب <bdi dir="ltr">*#<mark>06</mark>#</bdi> الآن',
  )
  expect(html(['*#06#', true])).toBe('<bdi dir="ltr"><mark>*#06#</mark></bdi>')
})
