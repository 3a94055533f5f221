import { isCountryCode, type CountryCode } from '@carelane/countries'
import { Hono } from 'hono'
import { codesInForce } from '../repairs/verification'
import type { Surroundings } from '../surroundings'
import { demoDevices } from './demo-devices'
import { demoRows, unknownRows } from './demo-tables'
import { homePage } from './home-page'

const FIRST_COUNTRY: CountryCode = 'ng'

export function homeRoutes({ pool, clock }: Surroundings, calls: readonly string[]): Hono {
  return new Hono()
    .get('/', async (context) => {
      const country = chosen(context.req.query('country'))
      const now = clock.now()
      const [devices, rows] = await Promise.all([
        demoDevices(pool, country, now),
        demoRows(pool, country, now),
      ])
      return context.html(
        homePage({ devices, rows: [...rows, ...unknownRows(country)], calls, country, now }),
      )
    })
    .get('/sandbox/codes', async (context) => context.json({ codes: await codesInForce(pool, clock.now()) }))
    .get('/sandbox/demo-data', async (context) => {
      const country = chosen(context.req.query('country'))
      const [devices, rows] = await Promise.all([
        demoDevices(pool, country, clock.now()),
        demoRows(pool, country, clock.now()),
      ])
      return context.json({ devices, rows: [...rows, ...unknownRows(country)] })
    })
}

function chosen(country: string | undefined): CountryCode {
  return isCountryCode(country) ? country : FIRST_COUNTRY
}
