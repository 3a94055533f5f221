import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { DESK_WORDS } from '../words/desk-words'
import { type Refusal, REFUSALS } from './refusals'
import { inWords, sayRefusal } from './say-refusal'

const open = (sentence: string) => (sentence.match(/\{\{\w+\}\}/g) ?? []).toSorted()
/** Addresses and figures, which are typed as they stand. */
const typed = (text: string) =>
  (
    text.match(/https:\/\/[\w./]*\w|(?<![\w/])\/[a-z-]+\/[a-z/*-]*|how-to-claim|warranty-check|\d{2,}/g) ?? []
  ).toSorted()

const asking = (language: string) => ({ i18n: { language } }) as unknown as PayloadRequest
const filling = (language: string) => ({ req: asking(language), data: {}, siblingData: {} })

describe('the sentences of refusals', () => {
  it('are there in every language of the admin', () => {
    expect(['en', ...Object.keys(REFUSALS)].toSorted()).toEqual(Object.keys(DESK_WORDS).toSorted())
  })

  it.each(Object.entries(REFUSALS))(
    'are all there in %s, in its own words, as open as in English',
    (_, words) => {
      expect(Object.keys(words)).toEqual(Object.keys(REFUSALS.fr))
      for (const [english, sentence] of Object.entries(words)) {
        expect(sentence).not.toBe(english)
        expect(open(sentence), sentence).toEqual(open(english))
        expect(typed(sentence), sentence).toEqual(typed(english))
        expect(sentence, sentence).not.toMatch(/[!¡！]/)
      }
    },
  )

  it('are said to whoever asks, with what they leave open', () => {
    const sentence: Refusal = '“{{title}}” shows this picture. Give it another one first.'
    expect(sayRefusal(asking('en'), sentence, { title: 'A $& tip' })).toBe(
      '“A $& tip” shows this picture. Give it another one first.',
    )
    expect(sayRefusal(asking('ar'), sentence, { title: 'A' })).toBe(
      'تظهر هذه الصورة في «A». ضع فيه صورة أخرى أولًا.',
    )
    const check = inWords(
      (value: number) => value > 1 || ['A whole number from {{from}} to {{to}}.', { from: 2, to: 3 }],
    )
    expect(check(2, filling('fr'))).toBe(true)
    expect(check(1, filling('fr'))).toBe('Un nombre entier de 2 à 3.')
  })
})
