import { describe, expect, test } from 'vitest'
import { withFocusOnAnswer } from './focus-on-answer'

const FIELD = '<input id="imei" aria-invalid="true" name="imei"/>'

describe('a page that answers a form has the focus', () => {
  test.each([
    [
      'on the heading of the answer',
      '<h1>IMEI</h1><h2 id="a" tabindex="-1" class="b">Found</h2><h2 tabindex="-1">',
    ],
    ['on what it says instead', '<h3 tabindex="-1" class="b">Busy</h3><input name="imei"/>'],
    ['on the summary, where several fields are wrong', `<h2 class="a" tabindex="-1">Check</h2>${FIELD}`],
  ])('%s', (_, main) => {
    const before = '<header><h2 tabindex="-1">Menu</h2></header><main id="content" tabindex="-1">'
    const place = main.indexOf('tabindex="-1"') + 'tabindex="-1"'.length
    const expected = `${main.slice(0, place)} autofocus=""${main.slice(place)}`
    expect(withFocusOnAnswer(`${before}${main}</main>`)).toBe(`${before}${expected}</main>`)
  })

  test('on the first wrong field, where there is no heading', () => {
    const page = (field: string) => `<main><h2>Check</h2><input aria-invalid="false"/>${field}${FIELD}</main>`
    const focused = '<input id="imei" aria-invalid="true" autofocus="" name="imei"/>'
    expect(withFocusOnAnswer(page(FIELD))).toBe(page(focused))
  })

  test('nowhere, where neither is', () => {
    const main = '<main tabindex="-1"><h1>Title</h1><input name="a"/></main>'
    expect(withFocusOnAnswer(main)).toBe(main)
  })
})
