import type { CountryCode } from '@carelane/countries'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCountry } from '../../test/support/content'
import { onDatabase } from '../../test/support/seed-ledger'
import { startCms, type TestCms } from '../../test/support/start-cms'
import { prepareLedger, readLedger } from './ledger'
import { withSeedLock } from './seed'
import { type Amendment, seedOnce, type SeedDocument } from './seed-once'
import { documentsToSeed } from './documents-to-seed'
import { DEMO_CONTENT } from './demo-content'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms('amendments')
  await withSeedLock(cms.settings.connectionString, prepareLedger)
})
afterAll(() => cms.stop())

async function amendment(
  part: 'countrySites' | 'settings',
  key: string,
  country?: { code: string; id: number },
) {
  const ledger = await withSeedLock(cms.settings.connectionString, readLedger)
  const { mediaDirectory } = cms.settings
  const made = new Map(country ? [[`country:${country.code}`, country.id]] : [])
  const surroundings = {
    payload: cms.payload,
    bundle: DEMO_CONTENT,
    mediaDirectory,
    ledger,
    made,
    now: new Date(),
  }
  const found = (await documentsToSeed(part, surroundings)).find((each) => each.key === key)
  if (!found) throw new Error(`The bundle has no “${key}”.`)
  return found satisfies Amendment | SeedDocument
}

async function olderCountry(code: CountryCode, edited: Record<string, unknown> = {}) {
  const id = await addCountry(cms.payload, code, ['en'], code)
  await cms.payload.update({ collection: 'countries', id, data: edited })
  return id
}

async function amend(code: CountryCode, id: number) {
  await seedOnce(cms.payload, await amendment('countrySites', `country-site:${code}`, { code, id }))
  return cms.payload.findByID({ collection: 'countries', id, depth: 0 })
}

test('an older country gets what it lacks, and keeps everything else', async () => {
  const id = await olderCountry('ng', { email: 'editor@carelane.example' })
  const country = await amend('ng', id)
  expect(country.deliveryCities?.map(({ name }) => name)).toContain('Port Harcourt')
  expect(country).toMatchObject({
    analyticsId: 'G-SAMPLE-NG',
    email: 'editor@carelane.example',
    name: 'ng',
    features: { special: false, searchIcon: true },
  })
  // The API never returns it.
  const { rows } = await onDatabase(cms.settings.connectionString, (client) =>
    client.query('SELECT token FROM countries WHERE id = $1', [id]),
  )
  expect(rows).toEqual([{ token: 'secret-of-ng' }])
})

test('what an editor has filled stays', async () => {
  const own = { appUrl: 'https://example.org/app', analyticsId: 'G-OWN' }
  const country = await amend('in', await olderCountry('in', own))
  expect(country).toMatchObject(own)
})

test('the special countries are marked, other switches stay [3#16]', async () => {
  const id = await olderCountry('br', { features: { refundPolicy: true, searchIcon: false } })
  const { features } = await amend('br', id)
  expect(features).toMatchObject({ special: true, refundPolicy: true, searchIcon: false })
})

test('a country that has it all is not written again', async () => {
  const id = await olderCountry('ke', { analyticsId: 'G-SAMPLE-KE' })
  const before = await cms.payload.findByID({ collection: 'countries', id, depth: 0 })
  expect((await amend('ke', id)).updatedAt).toBe(before.updatedAt)
})

test('settings are written once, in every language, and never over an editor’s', async () => {
  const settings = () => cms.payload.findGlobal({ slug: 'site-settings', locale: 'all' as 'en', depth: 0 })
  const settingsAmendment = await amendment('settings', 'settings:site')
  await seedOnce(cms.payload, settingsAmendment)
  expect(await settings()).toMatchObject({
    companyAddress: { en: expect.stringContaining('Example Street'), ar: expect.stringContaining('شارع') },
    copyrightYear: 2025,
    figures: { customers: '500M+' },
  })
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { copyrightYear: 2030 } })
  await seedOnce(cms.payload, { ...settingsAmendment, key: 'settings:again' })
  expect(await settings()).toMatchObject({ copyrightYear: 2030, companyAddress: { en: expect.any(String) } })
})
