import { COUNTRY_CODES, countryOf, type CountryCode } from '@carelane/countries'
import { REPAIR_FAULTS } from '@carelane/after-sales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

const NOVA = { product: 'Mobile Phone', brand: 'Aster', series: 'Nova', model: 'Aster Nova 5' }
const BOOK = { product: 'Laptop', brand: 'Aster', series: 'Book', model: 'Aster Book 14' }

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox('repair-costs')
})
afterAll(() => sandbox.stop())

const placeIn = (country: CountryCode) => ({
  mcc: countryOf(country).mcc ?? undefined,
  language: 'en' as const,
})

async function costsIn(country: CountryCode, model = NOVA) {
  const answer = await clientOf(sandbox).call('repairCosts', { ...placeIn(country), ...model })
  if (!answer.ok) throw answer.failure.cause
  if (!answer.data) throw new Error(`no costs of ${model.model}`)
  return answer.data
}

test('models are listed once, each with the faults of which the costs are told', async () => {
  const answer = await clientOf(sandbox).call('repairModels', placeIn('ng'))
  if (!answer.ok) throw answer.failure.cause
  const names = answer.data.map(({ model }) => model)
  expect(new Set(names).size).toBe(names.length)
  expect(answer.data).toContainEqual({ ...NOVA, faults: [...REPAIR_FAULTS] })
  const { faults } = answer.data.find(({ model }) => model === BOOK.model) ?? {}
  expect((await costsIn('ng', BOOK)).costs.map(({ fault }) => fault)).toEqual(faults)
  expect(names.filter((name) => name.startsWith('Solis'))).toEqual([])
})

test('the part of a repair costs what the price list says, in the currency of each country', async () => {
  for (const country of COUNTRY_CODES) {
    const { currency, costs } = await costsIn(country)
    expect(currency).toBe(countryOf(country).currency)
    const prices = await clientOf(sandbox).call('sparePartPrices', { ...placeIn(country), ...NOVA })
    if (!prices.ok) throw prices.failure.cause
    const screen = prices.data.find(({ category }) => category === 'Screen')
    const cracked = costs.find(({ fault }) => fault === 'cracked-screen')
    expect(cracked?.parts, country).toEqual([{ name: 'Screen', price: screen?.price }])
    expect(cracked?.laborCost, country).toBe(screen?.laborCost)
    for (const { parts, laborCost, daysFrom, daysTo } of costs) {
      expect(laborCost + parts.reduce((sum, { price }) => sum + price, 0), country).toBeGreaterThan(0)
      expect(daysTo).toBeGreaterThanOrEqual(daysFrom)
    }
  }
})

test('tax is in the prices, comes on top or is not spoken of', async () => {
  expect((await costsIn('es')).tax).toEqual({ rate: 2100, isIncluded: true })
  expect((await costsIn('pk')).tax).toEqual({ rate: 1800, isIncluded: false })
  expect((await costsIn('global')).tax).toBeNull()
})

test('what the warranty covers and what a plan does is told for each fault', async () => {
  const { costs, diagnosisFee } = await costsIn('ng')
  const of = (name: string) => costs.find(({ fault }) => fault === name)
  expect(of('battery')).toMatchObject({ isUnderWarranty: true, protectionPlans: ['extendedWarranty'] })
  expect(of('cracked-screen')).toMatchObject({ isUnderWarranty: false })
  expect(of('cracked-screen')?.protectionPlans).toContain('screenDamageProtection')
  expect(of('water-damage')?.parts).toEqual([])
  expect(diagnosisFee).toBeGreaterThan(0)
})

test('a model that is not priced has no costs', async () => {
  const answer = await clientOf(sandbox).call('repairCosts', {
    ...placeIn('ng'),
    ...{ product: 'TV', brand: 'Solis', series: 'Vision', model: 'Solis Vision 32' },
  })
  expect(answer).toEqual({ ok: true, data: null })
})
