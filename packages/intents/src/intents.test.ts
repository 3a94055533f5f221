import { describe, expect, test } from 'vitest'
import { wordsOf } from './features'
import { likelyIntents, nearestPhrases, phrasesIn, tellingPieces, trainIntents } from './index'

const PHRASES = {
  battery: [
    'my battery drains fast',
    'the battery is empty by noon',
    'phone dies quickly, is the battery old',
    'pin điện thoại tụt nhanh quá',
  ],
  screen: [
    'the screen is cracked',
    'my display broke when it fell',
    'glass of the screen shattered',
    'màn hình điện thoại bị vỡ',
  ],
  status: [
    'is my repair ready WONG1234567890',
    'how far is my repair WOKE5550001112',
    'when can I collect WOGH0001112223',
    'sửa xong chưa WOVN9990001112',
  ],
}

const phrases = Object.entries(PHRASES).flatMap(([intent, texts]) => texts.map((text) => ({ text, intent })))
const model = await trainIntents(phrases)

const likeliest = (text: string) => likelyIntents(model, text, 1)[0]

describe('an intent model', () => {
  test.each([
    ['why does the batery drain so fast', 'battery'],
    ['cracked display', 'screen'],
    ['WOTZ7778889990', 'status'],
    ['man hinh bi vo', 'screen'],
    ['PIN TỤT NHANH', 'battery'],
  ])('understands what it has not seen: %s', (text, intent) => {
    expect(likeliest(text)?.intent).toBe(intent)
  })

  test('gives probabilities that add up to one, likeliest first', () => {
    const all = likelyIntents(model, 'the battery of my cracked phone', 10)
    expect(all.map(({ intent }) => intent).toSorted()).toEqual(['battery', 'screen', 'status'])
    expect(all.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 4)
    expect(all.map(({ probability }) => probability)).toEqual(
      all.map(({ probability }) => probability).toSorted((a, b) => b - a),
    )
  })

  test('is surer of a phrase that it knows than of one with half of its words', () => {
    const [whole, half] = ['the screen is cracked', 'the thing is cracked'].map(likeliest)
    expect(whole?.probability).toBeGreaterThan(half?.probability ?? 1)
  })

  test('keeps a piece of a word where a subject has it twice, not where two subjects have it once', async () => {
    const pieces = async (...intents: string[]) => {
      const learned = await trainIntents(
        intents.map((intent, at) => ({ text: `overheating ${'xyz'[at]}`, intent })),
      )
      return tellingPieces(learned, 'overheating', intents[0] ?? '', 40).map(({ piece }) => piece)
    }
    expect(await pieces('heat', 'charger')).toEqual(['overheating'])
    expect((await pieces('heat', 'heat', 'charger')).length).toBeGreaterThan(10)
  })

  test('knows nothing of what shares no letters with its phrases', () => {
    expect(likelyIntents(model, 'แบตเตอรี่', 3)).toEqual([])
    expect(likelyIntents(model, '', 3)).toEqual([])
  })

  test('is the same after the same phrases', async () => {
    const again = await trainIntents(phrases)
    expect(again).toEqual(model)
  })

  test('lets others work while it learns', async () => {
    let pauses = 0
    await trainIntents(phrases, () => {
      pauses += 1
      return Promise.resolve()
    })
    expect(pauses).toBeGreaterThan(1)
  })
})

describe('why a model decides', () => {
  test('is shown by the phrases of a subject that a question is most alike, which are at most the same', () => {
    const nearest = nearestPhrases(model, 'My SCREEN is cracked', PHRASES.screen, 3)
    expect(nearest).toHaveLength(3)
    expect(nearest[0]?.phrase).toBe('the screen is cracked')
    expect(nearest.map(({ alike }) => alike)).toEqual(
      nearest.map(({ alike }) => alike).toSorted((a, b) => b - a),
    )
    expect(nearestPhrases(model, 'the screen is cracked', PHRASES.screen, 1)[0]?.alike).toBeCloseTo(1, 4)
    expect(nearestPhrases(model, 'แบตเตอรี่', PHRASES.screen, 3)).toEqual([])
  })

  test('is shown by the words and pieces of words that spoke for a subject, most first', () => {
    const all = tellingPieces(model, 'the battery of my screen', 'battery', 1000)
    expect(all[0]?.piece).toBe('battery')
    expect(all.map(({ piece }) => piece)).toContain('bat…')
    expect(new Set(all.map(({ piece }) => piece)).size).toBe(all.length)
    expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 4)
    expect(all.map(({ piece }) => piece)).not.toContain('screen')
    expect(tellingPieces(model, 'the battery', 'battery', 2)).toHaveLength(2)
    expect(tellingPieces(model, 'the battery', 'nothing', 2)).toEqual([])
  })
})

describe('words', () => {
  test('keep what they are of long numbers, and no digit', () => {
    expect(wordsOf('IMEI 356938 035643 809, order WONG1234567890, call +234 803 123 4567, ₦45,000')).toEqual([
      ...['imei', 'imei', 'order', 'ordernumber', 'call', 'phonenumber', '45', '000'],
    ])
  })

  test('are the same in the digits of each script, and without stretching', () => {
    expect(wordsOf('২০ হাজার')).toEqual(wordsOf('20 হাজার'))
    expect(wordsOf('helloooo')).toEqual(wordsOf('hellooo'))
  })

  test('of an endless text are those of its beginning', () => {
    expect(wordsOf('x '.repeat(100_000)).length).toBeLessThanOrEqual(200)
  })
})

test('phrases stand one a line', () => {
  expect(phrasesIn('one\n\n  two \r\nthree')).toEqual(['one', 'two', 'three'])
})
