import type { CountryCode } from '@carelane/countries'
import type { Pool } from 'pg'
import type { DemoRow } from '../home/demo-row'
import { devicesShippedTo } from '../warranty/device-record'
import { reasonAgainst } from './plan-reason'

export async function demoProtection(pool: Pool, country: CountryCode, now: Date): Promise<DemoRow[]> {
  const lists = await Promise.all([
    phones(pool, country, now),
    codes(pool),
    stores(pool, country),
    numbers(pool),
  ])
  return lists.flat()
}

interface Offered {
  imei: string
  name: string
  covers: string[]
  withinDays: number | null
  covered: string[]
}

async function phones(pool: Pool, country: CountryCode, now: Date): Promise<DemoRow[]> {
  const [devices, { rows: offered }] = await Promise.all([
    devicesShippedTo(pool, country, country),
    pool.query<Offered>(
      `SELECT imei, product.names ->> 'en' AS name, covers, online_days AS "withinDays",
         ARRAY(SELECT unnest(had.covers) FROM protection_orders bought
           JOIN protection_products had ON had.id = bought.product_id
           WHERE bought.imei = device.imei AND paid_at IS NOT NULL AND canceled_at IS NULL) AS covered
       FROM devices device JOIN models model ON model.id = device.model_id
       JOIN protection_products product ON model.product_class = ANY (classes) AND sold_online
       WHERE shipped_to = $1 ORDER BY product.id`,
      [country],
    ),
  ])
  const kinds = new Map<string, string>()
  for (const device of devices) {
    const told = offered
      .filter(({ imei }) => imei === device.imei)
      .map(({ name, covers, withinDays, covered }) => {
        const had = new Set([...covered, ...(device.extensionMonths > 0 ? ['warranty'] : [])])
        const reason = reasonAgainst({ covers, withinDays, left: null }, device, had, now)
        return `${name}: ${reason ?? 'yes'}`
      })
    const what = told.join('; ')
    if (what && !kinds.has(what)) kinds.set(what, device.imei)
  }
  return [...kinds].map(([what, type]) => ({ tool: 'Protection', type, what }))
}

async function codes(pool: Pool): Promise<DemoRow[]> {
  const { rows } = await pool.query<DemoRow>(
    `SELECT 'Referral code' AS tool, code AS type,
       percent || '% off' || CASE WHEN product_id IS NULL THEN '' ELSE ', for one plan alone' END
       || CASE WHEN expires_at IS NULL THEN '' ELSE ', until ' || expires_at::date END
       || CASE WHEN most_uses IS NULL THEN '' ELSE ', ' || most_uses || ' times' END AS what
     FROM referral_codes ORDER BY code`,
  )
  return rows
}

async function stores(pool: Pool, country: CountryCode): Promise<DemoRow[]> {
  const { rows } = await pool.query<DemoRow>(
    `SELECT 'Protection in a store' AS tool, store.code AS type, 'code of ' || centre.name AS what
     FROM protection_stores store JOIN service_centres centre USING (id)
     WHERE $1 IN (centre.country, 'global') ORDER BY id LIMIT 3`,
    [country],
  )
  return rows
}

async function numbers(pool: Pool): Promise<DemoRow[]> {
  const { rows } = await pool.query<DemoRow>(
    `SELECT 'Payment by ' || method AS tool, number AS type, story AS what
     FROM payment_instruments ORDER BY method, number`,
  )
  return rows
}
