import type { CountryCode } from '@carelane/countries'
import type { Pool } from 'pg'
import type { DemoRow } from '../home/demo-row'

export async function demoAppeals(pool: Pool, country: CountryCode): Promise<DemoRow[]> {
  const { rows } = await pool.query<DemoRow>(
    `SELECT DISTINCT ON (what) 'Unlock appeal' AS tool, imei AS type, what FROM (
       SELECT imei, CASE WHEN shipped_to = $1 THEN 'approved within 7 working days'
         ELSE 'rejected, but approved with flight number and boarding pass' END AS what
       FROM devices
     ) device ORDER BY what, imei`,
    [country],
  )
  return [
    ...rows,
    { tool: 'Unlock appeal', type: '490154203237518', what: 'rejected: not one of our devices' },
  ]
}
