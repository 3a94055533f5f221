import { expect, test } from 'vitest'
import { twoNeedsIn, withNeeds } from './two-needs'

const meaning = (known: Record<string, [intent: string, probability: number]>) => (part: string) => {
  const found = known[part]
  return Promise.resolve(found && { intent: found[0], probability: found[1] })
}

test('two sentences that are clear by themselves and mean something else are two needs', async () => {
  const asked = 'How long is a repair? Where are you?'
  const known = { 'How long is a repair?': ['time', 0.5], 'Where are you?': ['centre', 0.9] } as const
  expect(await twoNeedsIn(asked, 'en', meaning({ ...known } as never))).toEqual([
    [
      { intent: 'time', probability: 0.5 },
      { intent: 'centre', probability: 0.9 },
    ],
  ])
})

test('sentences that mean the same are one need', async () => {
  const known = { 'Is it covered?': ['warranty', 0.9], 'Until when?': ['warranty', 0.9] } as never
  expect(await twoNeedsIn('Is it covered? Until when?', 'en', meaning(known))).toEqual([])
})

test('a sentence that is unclear by itself is no need', async () => {
  const known = { 'Is it covered?': ['warranty', 0.9], 'And then?': ['time', 0.4] } as never
  expect(await twoNeedsIn('Is it covered? And then?', 'en', meaning(known))).toEqual([])
})

test('halves of a sentence have to be clearer than sentences', async () => {
  const known = { 'how long is it': ['time', 0.65], 'where is it': ['centre', 0.9] } as never
  expect(await twoNeedsIn('how long is it and where is it', 'en', meaning(known))).toEqual([])
})

test('both needs come first, before all that of which the whole question says more', () => {
  const likely = [
    { intent: 'other', probability: 0.5 },
    { intent: 'centre', probability: 0.3 },
    { intent: 'time', probability: 0.1 },
  ]
  const needs: [(typeof likely)[0], (typeof likely)[0]] = [
    { intent: 'time', probability: 0.9 },
    { intent: 'centre', probability: 0.8 },
  ]
  expect(withNeeds(likely, needs).map(({ intent }) => intent)).toEqual(['centre', 'time', 'other'])
  expect(withNeeds(likely, undefined)).toEqual(likely)
})
