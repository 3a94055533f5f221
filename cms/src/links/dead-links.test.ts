import { describe, expect, test } from 'vitest'
import { deadLinksOf, type KnownPages } from './dead-links'

const KENYA = 1
const EGYPT = 2

const known: KnownPages = {
  landingPages: new Set(['phone-repair']),
  shown: {
    article: new Map([
      ['wet-phone', [KENYA, EGYPT]],
      ['only-kenya', [KENYA]],
      ['7', [KENYA]],
    ]),
    question: new Map([['3', [KENYA, EGYPT]]]),
    policy: new Map(),
    legal: new Map(),
    landing: new Map([['phone-repair', [EGYPT]]]),
  },
  redirected: ['/ke/old-page/', '/eg/tips-detail/*'],
  codes: new Map([
    [KENYA, 'ke'],
    [EGYPT, 'eg'],
  ]),
}

const dead = (address: string, countries = [KENYA, EGYPT]) =>
  deadLinksOf([{ address, path: 'url', language: null }], countries, known).map(
    ({ countries, isNowhere }) => ({
      countries,
      isNowhere,
    }),
  )

describe('an address', () => {
  test.each(['news-detail/wet-phone', 'faq/3', 'warranty-check', 'https://example.com/', '/'])(
    '%s leads somewhere in each country',
    (address) => expect(dead(address)).toEqual([]),
  )

  test('that no page has is dead in all of them', () => {
    expect(dead('news-detail/lost')).toEqual([{ countries: [KENYA, EGYPT], isNowhere: true }])
    expect(dead('no-such-page', [KENYA])).toEqual([{ countries: [KENYA], isNowhere: true }])
  })

  test('whose page some countries do not show is dead in these', () => {
    expect(dead('news-detail/only-kenya')).toEqual([{ countries: [EGYPT], isNowhere: false }])
    expect(dead('7', [KENYA])).toEqual([])
    expect(dead('phone-repair')).toEqual([{ countries: [KENYA], isNowhere: false }])
  })

  test('that is led on from is not dead there', () => {
    expect(dead('old-page')).toEqual([{ countries: [EGYPT], isNowhere: false }])
    expect(dead('tips-detail/gone')).toEqual([{ countries: [KENYA], isNowhere: false }])
  })

  test('with its country is looked up there alone', () => {
    expect(dead('/ke/news-detail/only-kenya/')).toEqual([])
    expect(dead('/eg/news-detail/only-kenya/')).toEqual([{ countries: [EGYPT], isNowhere: true }])
  })
})
