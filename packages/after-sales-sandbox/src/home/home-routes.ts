import { isCountryCode, type CountryCode } from '@carelane/countries'
import { Hono } from 'hono'
import { codesInForce } from '../repairs/verification'
import type { Surroundings } from '../surroundings'
import { demoDevices } from './demo-devices'
import { homePage } from './home-page'

/** What the root page shows before somebody chooses. */
const FIRST_COUNTRY: CountryCode = 'ng'

export function homeRoutes({ pool, clock }: Surroundings): Hono {
  return new Hono()
    .get('/', async (context) => {
      const country = chosen(context.req.query('country'))
      const now = clock.now()
      return context.html(homePage({ devices: await demoDevices(pool, country, now), country, now }))
    })
    .get('/sandbox/codes', async (context) => context.json({ codes: await codesInForce(pool, clock.now()) }))
    .get('/sandbox/demo-data', async (context) => {
      const country = chosen(context.req.query('country'))
      return context.json({ devices: await demoDevices(pool, country, clock.now()) })
    })
}

function chosen(country: string | undefined): CountryCode {
  return isCountryCode(country) ? country : FIRST_COUNTRY
}
