import { expect, test } from 'vitest'
import { scoreHeldOut } from './held-out-score'

const OF_FIVE = ['a', 'b', 'c', 'd', 'e']

const phrasesOf = (intent: string, texts: readonly string[]) => texts.map((text) => ({ text, intent }))
const often = (intent: string, word: string) =>
  phrasesOf(
    intent,
    OF_FIVE.map((letter) => `${word} ${letter}${letter}`),
  )
const score = (...phrases: ReturnType<typeof phrasesOf>[]) =>
  scoreHeldOut(phrases.flat(), {
    isRefusal: (intent) => intent.startsWith('refuse'),
    refusedFrom: 0.5,
    pause: () => Promise.resolve(),
  })

test('one phrase of five is held out, and found by what the others say', async () => {
  expect(await score(often('battery', 'charging'), often('screen', 'cracked'))).toEqual({
    asked: 2,
    first: 2,
    amongThree: 2,
    honest: 2,
    refused: 0,
  })
})

test('one that reads like another subject is missed, and refused if that is a refusal', async () => {
  const honest = phrasesOf('battery', [
    'charging aa',
    'charging bb',
    'charging cc',
    'charging dd',
    'weather outside',
  ])
  const refusals = phrasesOf(
    'refuse-weather',
    OF_FIVE.map((letter) => `weather outside ${letter}`),
  )
  expect(await score(honest, refusals)).toEqual({ asked: 2, first: 1, amongThree: 2, honest: 1, refused: 1 })
})

test('a subject with fewer than five phrases holds none back', async () => {
  expect(await score(phrasesOf('few', ['one', 'two', 'three', 'four']))).toMatchObject({ asked: 0 })
})
