import type { Refusal } from '@carelane/messages/admin'
import type { PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { inWords, sayRefusal } from './say-refusal'

const asking = (language: string) => ({ i18n: { language } }) as unknown as PayloadRequest
const filling = (language: string) => ({ req: asking(language), data: {}, siblingData: {} })

describe('the sentences of refusals', () => {
  test('are said to whoever asks, with what they leave open', () => {
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
