import { LOCALES } from '@carelane/countries'
import { expect, test } from 'vitest'
import { answerAtOnce } from '../../src/features/assistant/engine/answer-at-once'
import { ownTexts } from './own-texts'

const texts = ownTexts()

test('is asked about every kind of page and word that we have, in each language', () => {
  for (const locale of LOCALES) {
    const kinds = texts.filter((each) => each.locale === locale).map(({ kind }) => kind)
    expect(new Set(kinds).size, locale).toBe(9)
    expect(kinds.length, locale).toBeGreaterThan(200)
  }
})

test.each(LOCALES)(
  'nothing that we have is refused, only greeted or taken for another brand’s, in %s',
  (locale) => {
    const wrong = texts
      .filter((each) => each.locale === locale)
      .flatMap(({ text }) => {
        const parts = answerAtOnce({ text, lang: '', locale, carried: { device: null, topic: null } }) ?? []
        const leadsOn = parts.length === 0 || parts.some(({ type }) => type === 'tool')
        return leadsOn ? [] : [`${text}: ${JSON.stringify(parts)}`]
      })
    expect(wrong).toEqual([])
  },
)
