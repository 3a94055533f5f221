import { z } from 'zod'
import type { Call } from './call'
import { degrees } from './request-values'
import { concealed, PLAIN } from './wire'
import { wireText } from './wire-values'

const defaults = {
  method: 'GET',
  values: 'query',
  authorization: 'none',
  effect: 'read',
  deadlineMs: 5_000,
  retries: 1,
} as const

/** [7#24]–[7#27]. The degrees travel in clear, so nothing else of the visitor is sent. */
export const countryByLocation = {
  ...defaults,
  path: '/{brand}Client/country/info-by-loc',
  upstream: 'location',
  request: z.object({ lat: degrees, lng: degrees, source: z.literal('Web').optional() }),
  response: z.object({ countryName: z.string().min(1), countryShortName: wireText, mcc: wireText }),
  wire: PLAIN,
  sign: 'location',
  personal: ['lat', 'lng'],
} as const satisfies Call

/** (§7, path not given); the site uses its own database [2.2#11]. */
export const countryByIp = {
  ...defaults,
  path: '/{brand}Client/country/info-by-ip',
  upstream: 'location-by-ip',
  request: z.object({ ip: z.union([z.ipv4(), z.ipv6()]) }),
  response: z.object({ shortName: z.string().min(2), countryName: wireText, mcc: wireText }),
  wire: concealed('ip'),
  personal: ['ip'],
} as const satisfies Call
