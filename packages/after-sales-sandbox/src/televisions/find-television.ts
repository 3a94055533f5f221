import type { Pool } from 'pg'
import type { Queryable } from '../database/queryable'
import { deviceRecord, type DeviceRecord } from '../warranty/device-record'
import { TELEVISION_CLASS } from './television-data'

const SELECT = /* sql */ `
  SELECT
    television.serial AS imei,
    product.brand,
    product.name AS model,
    'Television' AS "materialGroup",
    brand.writes_booleans_as_text AS "writesBooleansAsText",
    television.shipped_to AS "shippedTo",
    0 AS "hoursOnlineUntilActive",
    television.sold_at AS "firstOnlineAt",
    NULL::timestamptz AS "offlineSince",
    television.returned_at AS "deactivatedAt",
    television.extension_months AS "extensionMonths",
    coalesce(dealer.gives_own_warranty, false) AS "hasOwnDealer",
    terms.months AS "warrantyMonths",
    here.country IS NOT NULL AS "hasTermsHere",
    television.shipped_to = $1 OR agreement.country IS NOT NULL AS "isHonouredHere"
  FROM televisions television
  JOIN products product ON product.id = television.product_id
  JOIN brands brand ON brand.name = product.brand
  JOIN warranty_terms terms ON terms.country = television.shipped_to AND terms.product_class = $2
  LEFT JOIN warranty_terms here ON here.country = $1 AND here.product_class = $2
  LEFT JOIN warranty_agreements agreement
    ON agreement.country = $1 AND agreement.honours = television.shipped_to
  LEFT JOIN dealers dealer ON dealer.id = television.dealer_id
`

export async function findTelevision(
  database: Queryable,
  serial: string,
  country: string,
): Promise<DeviceRecord | undefined> {
  const { rows } = await database.query(`${SELECT} WHERE television.serial = $3`, [
    country,
    TELEVISION_CLASS,
    serial,
  ])
  return rows[0] === undefined ? undefined : deviceRecord.parse(rows[0])
}

export async function televisionsShippedTo(
  pool: Pool,
  shippedTo: string,
  country: string,
): Promise<DeviceRecord[]> {
  const order = 'WHERE television.shipped_to = $3 ORDER BY television.serial'
  const { rows } = await pool.query(`${SELECT} ${order}`, [country, TELEVISION_CLASS, shippedTo])
  return rows.map((row) => deviceRecord.parse(row))
}
