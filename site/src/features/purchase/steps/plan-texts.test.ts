import { expect, test } from 'vitest'
import { planFacts } from './plan-texts'

const region = { tag: 'en-NG', timeZone: 'Africa/Lagos' }
const factsOf = (productType: string) => {
  const facts = planFacts({ productType, takesEffectAfterDays: 15 }, region)
  return Object.fromEntries(facts.map(({ label, values }) => [label, values.join(' ')]))
}

test('protection of a screen names the accidents that it covers [9#32]', () => {
  const { 'What is covered': covered } = factsOf('screenDamageProtection')
  for (const accident of [/collision/i, /drop/i, /extrusion/i]) expect(covered).toMatch(accident)
})

test('a longer warranty does not cover what people damage [9#39]', () => {
  expect(factsOf('extendedWarranty')['What is not covered']).toMatch(/damage caused by people/i)
})
