import { readFile } from 'node:fs/promises'
import type { WarrantyOutcome } from '@carelane/after-sales'
import { isCountryCode } from '@carelane/countries'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_OUTCOMES } from '../src/home/device-state'
import { clientOf, imeiOf, shownDevices, shownImei, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox('outcomes')
})
afterEach(() => sandbox.clear('/sandbox/clock'))
afterAll(async () => {
  await sandbox.stop()
  expect(sandbox.errors).toEqual([])
})

async function check(imei: string, country: string): Promise<WarrantyOutcome> {
  if (!isCountryCode(country)) throw new Error(`${country} is no country`)
  const result = await clientOf(sandbox).checkWarranty({ imei: imeiOf(imei), country, locale: 'en' })
  if (!result.ok) throw result.failure.cause
  return result.data
}

function labelOf(outcome: WarrantyOutcome): string {
  const isCardMissing = 'card' in outcome && outcome.card.kind === 'not-yet'
  return isCardMissing ? `${outcome.kind}, card not shown yet` : outcome.kind
}

describe('a warranty check on stored devices', () => {
  test('gives every outcome that the README lists, for every IMEI there [4#29]–[4#31], [8#8]–[8#12]', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
    const rows = [...readme.matchAll(/^\| ([a-z ,-]+?) +\| `(\w+)`[^|]*\| `(\d{15})` +\|$/gm)]
    expect(new Set(rows.map(([, outcome]) => outcome))).toEqual(new Set(DEMO_OUTCOMES))
    expect(rows.length).toBe(26)
    for (const [row, outcome, country = '', imei = ''] of rows) {
      expect(labelOf(await check(imei, country)), row).toBe(outcome)
    }
  })

  test.each(['ng', 'sa', 'bd', 'ru', 'in', 'es', 'td'])(
    'lists every outcome for %s, and keeps its word',
    async (country) => {
      const devices = await shownDevices(sandbox, country)
      expect(devices.map((device) => device.outcome)).toEqual([...DEMO_OUTCOMES])
      for (const device of devices) {
        expect(labelOf(await check(device.imei, device.country)), device.imei).toBe(device.outcome)
      }
    },
  )

  test('gives the fields of the warranty info (§3)', async () => {
    const imei = await shownImei(sandbox, 'sa', 'in-warranty')
    const outcome = await check(imei, 'sa')
    expect(outcome).toMatchObject({
      kind: 'in-warranty',
      until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      device: {
        imei,
        brand: expect.stringMatching(/^(?:Aster|Kite|Solis)$/),
        model: expect.any(String),
        materialGroup: expect.any(String),
        warrantyClass: expect.stringMatching(/^(?:Standard|Extended) \d+ months$/),
        activation: 'activated',
        activatedAt: expect.any(String),
        periodMonths: 24,
        expiryDate: expect.any(String),
        warrantyExpiryDate: expect.any(String),
      },
    })
  })

  test('tells an extension whichever way the brand writes it: as a boolean or as text', async () => {
    const devices = await storedDevices(/* sql */ `
      SELECT DISTINCT ON (model.brand, device.extension_months)
        device.imei, device.shipped_to AS country, model.brand, device.extension_months > 0 AS "isExtended"
      FROM devices device
      JOIN models model ON model.id = device.model_id
      JOIN dealers dealer ON dealer.id = device.dealer_id
      WHERE NOT dealer.gives_own_warranty
      ORDER BY model.brand, device.extension_months, device.imei
    `)
    expect(devices).toHaveLength(6)
    for (const { imei, country, brand, isExtended } of devices) {
      expect(await check(imei, country)).toMatchObject({ device: { brand, isExtended } })
    }
  })

  test('honours the warranty of a neighbour, and only that', async () => {
    const imei = await shownImei(sandbox, 'ke', 'in-warranty')
    expect((await check(imei, 'ug')).kind).toBe('in-warranty')
    expect((await check(imei, 'ng')).kind).toBe('other-country')
    expect((await check(imei, 'global')).kind).toBe('check-where-bought')
  })

  test('moves states on with the time', async () => {
    const fresh = await shownImei(sandbox, 'ph', 'in-warranty, card not shown yet')
    expect(labelOf(await check(fresh, 'ph'))).toBe('in-warranty, card not shown yet')
    await sandbox.put('/sandbox/clock', { now: daysFromNow(1) })
    expect(labelOf(await check(fresh, 'ph'))).toBe('in-warranty')
    await sandbox.put('/sandbox/clock', { now: daysFromNow(1200) })
    expect(labelOf(await check(fresh, 'ph'))).toBe('out-of-warranty')
    await sandbox.put('/sandbox/clock', { now: daysFromNow(-2000) })
    expect(labelOf(await check(fresh, 'ph'))).toBe('inactive')
  })

  test('still has every outcome to show a year later', async () => {
    await sandbox.put('/sandbox/clock', { now: daysFromNow(365) })
    const outcomes = (await shownDevices(sandbox, 'ng')).map((device) => device.outcome)
    expect(outcomes).toEqual(
      expect.arrayContaining(['in-warranty', 'out-of-warranty', 'inactive', 'not-found']),
    )
  })

  test('shows them on its root page, with the country chosen', async () => {
    const page = await (await fetch(`${sandbox.url}/?country=sa`)).text()
    expect(page).toContain(await shownImei(sandbox, 'sa', 'deactivated'))
    expect(page).toMatch(/<option value="sa"\s+selected/)
  })
})

interface StoredDevice {
  imei: string
  country: string
  brand: string
  isExtended: boolean
}

async function storedDevices(select: string): Promise<StoredDevice[]> {
  const database = new pg.Client({ connectionString: sandbox.databaseUrl })
  await database.connect()
  const { rows } = await database.query<StoredDevice>(select)
  await database.end()
  return rows
}

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
}
