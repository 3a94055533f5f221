import { COUNTRIES, type CountryCode } from '@carelane/countries'
import { z } from 'zod'
import { degrees, mcc } from '../calls/request-values'
import { Refusal, sandboxCall } from '../calls/sandbox-call'

const FARTHEST_KM = 300

const NEAREST = /* sql */ `
  SELECT country, 12742 * asin(sqrt(least(1,
    power(sin(radians(lat - $1::float8) / 2), 2)
    + cos(radians($1)) * cos(radians(lat)) * power(sin(radians(lng - $2::float8) / 2), 2)
  ))) AS distance
  FROM places ORDER BY distance LIMIT 1
`

/** [7#24]–[7#27] */
export const countryByLocation = sandboxCall({
  name: 'country-by-location',
  path: 'Client/country/info-by-loc',
  isSignedByLocation: true,
  request: z.object({ lat: degrees, lng: degrees, source: z.literal('Web').optional() }),
  answer: async ({ lat, lng }, { pool }) => {
    const { rows } = await pool.query<{ country: CountryCode; distance: number }>(NEAREST, [lat, lng])
    const [nearest] = rows
    if (!nearest || nearest.distance > FARTHEST_KM) throw new Refusal(404, 'no country is known there')
    return countryFields(nearest.country)
  },
})

export const countryByIp = sandboxCall({
  name: 'country-by-ip',
  path: 'Client/country/info-by-ip',
  concealed: ['ip'],
  isAnswerEncrypted: true,
  request: z.object({ ip: z.union([z.ipv4(), z.ipv6()]), mcc }),
  answer: async ({ ip }, { pool }) => {
    const { rows } = await pool.query<{ country: CountryCode }>(
      'SELECT country FROM address_ranges WHERE network >>= $1::inet',
      [ip],
    )
    const { countryShortName, ...country } = countryFields(rows[0]?.country ?? 'global')
    return { ...country, shortName: countryShortName }
  },
})

function countryFields(country: CountryCode) {
  const { name, mcc } = COUNTRIES[country]
  return { countryName: name, countryShortName: country, mcc }
}
