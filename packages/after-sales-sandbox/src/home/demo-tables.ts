import { COUNTRIES, type CountryCode } from '@carelane/countries'
import type { Pool } from 'pg'
import { demoAppeals } from '../appeals/demo-appeals'
import { demoAppointments } from '../appointments/demo-appointments'
import { demoPickUps } from '../pick-ups/demo-pick-ups'
import { demoProtection } from '../protection/demo-protection'
import { demoQuotes } from '../quotes/demo-quotes'
import { demoRatings } from '../ratings/demo-ratings'
import { findOrders, statusOf } from '../repairs/order-record'
import { demoSurveys } from '../surveys/demo-surveys'
import { sentMessages } from '../messages/sent-messages'
import { codesInForce } from '../repairs/verification'
import { televisionsShippedTo } from '../televisions/find-television'
import type { DemoRow } from './demo-row'
import { DEMO_OUTCOMES, stateOf } from './device-state'

const SHOWN_MESSAGES = 5

export async function demoRows(pool: Pool, country: CountryCode, now: Date): Promise<DemoRow[]> {
  const rows = await Promise.all([
    televisions(pool, country, now),
    orders(pool, country, now),
    demoQuotes(pool, country, now),
    demoRatings(pool, country, now),
    demoAppointments(pool, country, now),
    demoPickUps(pool, country, now),
    demoSurveys(pool, country, now),
    demoAppeals(pool, country),
    demoProtection(pool, country, now),
    parts(pool, now),
    laptops(pool),
    centres(pool, country),
    codes(pool, now),
    messages(pool),
  ])
  return rows.flat()
}

async function televisions(pool: Pool, country: CountryCode, now: Date): Promise<DemoRow[]> {
  const [here, elsewhere] = await Promise.all(
    [country, country === 'ng' ? 'gh' : 'ng'].map((from) => televisionsShippedTo(pool, from, country)),
  )
  const found = [...(here ?? []), ...(elsewhere ?? [])].map((television) => ({
    tool: 'TV warranty',
    type: television.imei,
    what: stateOf(television, now).outcome,
  }))
  return DEMO_OUTCOMES.flatMap((outcome) => found.find(({ what }) => what === outcome) ?? [])
}

async function orders(pool: Pool, country: CountryCode, now: Date): Promise<DemoRow[]> {
  const all = await findOrders(pool, { country }, now)
  const described = all
    .filter(({ quote }) => !quote)
    .map((order) => {
      const variant = ['rejected', 'swapped', 'repaired'].find((name) =>
        order.events.some(({ event }) => event === name),
      )
      const end = order.events.some(({ event }) => event === 'reviewed') ? ', reviewed' : ''
      const story = variant ? ` (${variant}${end})` : ''
      return { type: order.number, what: `${statusOf(order, now)}${story}`, phone: order.phone }
    })
  const each = [...new Map(described.toReversed().map((order) => [order.what, order])).values()]
  const phones = [...new Set(described.map(({ phone }) => phone))].slice(0, 2)
  return [
    ...each.map(({ type, what }) => ({ tool: 'Repair status', type, what })),
    ...phones.map((phone) => {
      const count = described.filter((order) => order.phone === phone).length
      return { tool: 'Repair status', type: phone, what: `${count} orders, shown after a code is entered` }
    }),
  ]
}

async function parts(pool: Pool, now: Date): Promise<DemoRow[]> {
  const { rows } = await pool.query<DemoRow>(
    `SELECT DISTINCT ON (what) 'Part serial number' AS tool, serial AS type, what FROM (
       SELECT serial, CASE WHEN used_at <= $1 THEN 'used before: built into a device'
         ELSE 'original' END AS what
       FROM part_serials
     ) part ORDER BY what, serial`,
    [now],
  )
  return rows
}

async function laptops(pool: Pool): Promise<DemoRow[]> {
  const { rows } = await pool.query<DemoRow>(
    `SELECT DISTINCT ON (product.id) 'Drivers' AS tool, laptop.snid AS type, product.name AS what
     FROM laptops laptop JOIN products product ON product.id = laptop.product_id
     ORDER BY product.id, laptop.snid LIMIT 3`,
  )
  return rows
}

async function centres(pool: Pool, country: CountryCode): Promise<DemoRow[]> {
  const { rows } = await pool.query<DemoRow>(
    `SELECT 'Service centres' AS tool, coalesce(place.native_city, place.city) AS type,
       count(*) || ' in ' || place.city AS what
     FROM service_centres centre JOIN places place ON place.id = centre.place_id
     WHERE centre.country = $1 OR $1 = 'global'
     GROUP BY place.id ORDER BY count(*) DESC, place.id LIMIT 3`,
    [country],
  )
  return rows
}

async function codes(pool: Pool, now: Date): Promise<DemoRow[]> {
  const sent = await codesInForce(pool, now)
  return sent.map(({ phone, code, expiresAt }) => ({
    tool: 'One-time code',
    type: code,
    what: `sent to ${phone}, until ${expiresAt.toISOString().slice(11, 16)} UTC`,
  }))
}

async function messages(pool: Pool): Promise<DemoRow[]> {
  const sent = await sentMessages(pool, SHOWN_MESSAGES)
  return sent.map(({ channel, phone, text }) => ({
    tool: channel === 'sms' ? 'Text message' : 'WhatsApp message',
    type: text,
    what: `would have gone to ${phone}`,
  }))
}

export function unknownRows(country: CountryCode): DemoRow[] {
  const code = country === 'global' ? 'NG' : country.toUpperCase()
  const order = { type: `WO${code}0000000000`, what: `no such order in ${COUNTRIES[country].name}` }
  return [
    { tool: 'Repair status', ...order },
    { tool: 'Rating', ...order },
    { tool: 'TV warranty', type: `TV${code}AAAA000000`, what: 'not-found' },
    { tool: 'Part serial number', type: 'SP00000000000000', what: 'not original: unknown' },
    { tool: 'Drivers', type: 'SNX000000000000', what: 'no such device' },
  ]
}
