import type { Pool } from 'pg'
import { z } from 'zod'
import type { Queryable } from '../database/queryable'

const instant = z.date().nullable()

export const deviceRecord = z.object({
  imei: z.string(),
  brand: z.string(),
  model: z.string(),
  materialGroup: z.string(),
  writesBooleansAsText: z.boolean(),
  shippedTo: z.string(),
  hoursOnlineUntilActive: z.number(),
  firstOnlineAt: instant,
  offlineSince: instant,
  deactivatedAt: instant,
  extensionMonths: z.number(),
  hasOwnDealer: z.boolean(),
  /** In the country it was shipped to. */
  warrantyMonths: z.number(),
  /** In the country asked. */
  hasTermsHere: z.boolean(),
  /** Here, or in a country whose warranties are honoured here. */
  isHonouredHere: z.boolean(),
})

export type DeviceRecord = z.output<typeof deviceRecord>

const SELECT = /* sql */ `
  SELECT
    device.imei,
    model.brand,
    model.name AS model,
    model.material_group AS "materialGroup",
    brand.writes_booleans_as_text AS "writesBooleansAsText",
    device.shipped_to AS "shippedTo",
    model.hours_online_until_active AS "hoursOnlineUntilActive",
    device.first_online_at AS "firstOnlineAt",
    device.offline_since AS "offlineSince",
    device.deactivated_at AS "deactivatedAt",
    device.extension_months AS "extensionMonths",
    coalesce(dealer.gives_own_warranty, false) AS "hasOwnDealer",
    terms.months AS "warrantyMonths",
    here.country IS NOT NULL AS "hasTermsHere",
    device.shipped_to = $1 OR agreement.country IS NOT NULL AS "isHonouredHere"
  FROM devices device
  JOIN models model ON model.id = device.model_id
  JOIN brands brand ON brand.name = model.brand
  JOIN warranty_terms terms
    ON terms.country = device.shipped_to AND terms.product_class = model.product_class
  LEFT JOIN warranty_terms here ON here.country = $1 AND here.product_class = model.product_class
  LEFT JOIN warranty_agreements agreement ON agreement.country = $1 AND agreement.honours = device.shipped_to
  LEFT JOIN dealers dealer ON dealer.id = device.dealer_id
`

export async function findDevice(
  database: Queryable,
  imei: string,
  country: string,
): Promise<DeviceRecord | undefined> {
  const { rows } = await database.query(`${SELECT} WHERE device.imei = $2`, [country, imei])
  return rows[0] === undefined ? undefined : deviceRecord.parse(rows[0])
}

export async function devicesShippedTo(
  pool: Pool,
  shippedTo: string,
  country: string,
): Promise<DeviceRecord[]> {
  const order = 'WHERE device.shipped_to = $2 ORDER BY device.imei'
  const { rows } = await pool.query(`${SELECT} ${order}`, [country, shippedTo])
  return rows.map((row) => deviceRecord.parse(row))
}
