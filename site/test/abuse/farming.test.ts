import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACTIONS } from '@/abuse/actions'
import { TRIES } from '@/abuse/proof-cost'
import { costsOfFarming, tableOf } from './farmers'
import { costOfHaste, costOfPatience, type Farmer } from './farming'

const RECORD = new URL('../../../docs/decisions/0092-one-table-against-abuse.md', import.meta.url)
const MACHINE = { trySeconds: 0.01, cores: 2 }
const { minute = 0 } = ACTIONS['warranty-check'].ipv6 ?? {}
const AN_ORDINARY_PRICE = ((TRIES.least + TRIES.most) / 2) * MACHINE.trySeconds

const oneLine = (imeis: number): Farmer => ({
  address: () => '2001:db8::1',
  addresses: 1,
  imei: (place) => `${35_000_000 + place}`,
  imeis,
})

test('what is within the budgets costs nothing', () => {
  expect(costOfHaste(oneLine(minute), MACHINE)).toEqual({ processorSeconds: 0, wallSeconds: 0 })
  expect(costOfPatience(oneLine(minute))).toEqual({ processorSeconds: 0, wallSeconds: 0 })
})

test('who hurries pays for the next one, on as many cores as there are', () => {
  const { processorSeconds, wallSeconds } = costOfHaste(oneLine(minute + 1), MACHINE)
  expect(processorSeconds).toBeCloseTo(AN_ORDINARY_PRICE)
  expect(wallSeconds).toBeCloseTo(AN_ORDINARY_PRICE / 2)
})

test('who is patient comes again when the minute is over', () => {
  expect(costOfPatience(oneLine(minute + 1)).wallSeconds).toBe(60)
})

test('the record of the decision says what the table costs', () => {
  const written = readFileSync(RECORD, 'utf8')
  const rows = written.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    return cells.length === 6 ? [cells.slice(1, -1)] : []
  })
  expect(rows.slice(2)).toEqual(tableOf(costsOfFarming()))
}, 120_000)
