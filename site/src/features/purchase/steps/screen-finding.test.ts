import { expect, test } from 'vitest'
import type { Plan } from './fetch-plans'
import { screenFinding } from './screen-finding'

const PLACE = {
  lang: 'ng',
  country: 'ng',
  locale: 'en',
  region: { tag: 'en-NG', timeZone: 'Africa/Lagos' },
} as const

function plan(productType: string, reason: string | null): Plan {
  return {
    productId: productType,
    productType,
    productName: productType,
    available: reason === null,
    reason,
    takesEffectAfterDays: 0,
    durations: [],
  }
}

const found = (...plans: Plan[]) =>
  screenFinding({ device: { imei: '1', brand: 'Aster', model: 'One' }, plans }, '490154203237518', PLACE)

test('a screen that a plan protects is protected, whatever else can be bought', () => {
  const finding = found(plan('screenDamageProtection', 'alreadyBought'), plan('extendedWarranty', null))
  expect(finding.tone).toBe('good')
  expect(finding.verdict).toBe('The screen of this phone is protected')
})

test('one that can be protected says so, and one that cannot says why', () => {
  expect(found(plan('screenDamageProtection', null)).tone).toBe('wait')
  const late = found(plan('screenDamageProtection', 'tooLate'), plan('extendedWarranty', null))
  expect(late.tone).toBe('bad')
  expect(late.facts.map(({ value }) => value)).toContain(
    'The phone was activated too long ago for this plan.',
  )
})

test('a reason that is new is shown as unknown', () => {
  const { facts } = found(plan('screenDamageProtection', 'somethingNew'))
  expect(facts.map(({ value }) => value)).toContain('We don’t offer it for this phone.')
})
