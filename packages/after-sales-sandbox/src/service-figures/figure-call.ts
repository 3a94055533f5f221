import { z } from 'zod'
import { place } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'

const DAYS = 90
const FEWEST = 20

interface FigureRow {
  /** Null for all centres. */
  id: number | null
  /** Null for all faults. */
  fault: string | null
  repairs: number
  medianDays: number
  onTime: number | null
  stars: number | null
  ratings: number
}

export const serviceFigures = sandboxCall({
  name: 'service-figures',
  path: 'Client/service-center/figures',
  request: z.object(place),
  answer: async ({ mcc: country }, { pool, clock }) => {
    const { rows } = await pool.query<FigureRow>(
      `SELECT centre_id AS id, fault, count(*)::int AS repairs,
         round((percentile_cont(0.5) WITHIN GROUP (
           ORDER BY extract(epoch FROM repaired_at - arrived_at) / 86400))::numeric, 1)::float8 AS "medianDays",
         round(10000.0 * count(*) FILTER (WHERE repaired_at <= promised_at) / nullif(count(promised_at), 0))::int
           AS "onTime",
         round(avg(stars), 1)::float8 AS stars, count(stars)::int AS ratings
       FROM finished_repairs
       WHERE ($1::text = 'global' OR country = $1)
         AND repaired_at <= $2 AND repaired_at > $2::timestamptz - make_interval(days => $3)
       GROUP BY GROUPING SETS ((), (fault), (centre_id), (centre_id, fault))
       HAVING count(*) >= $4
       ORDER BY centre_id, count(*) DESC, fault`,
      [country, clock.now(), DAYS, FEWEST],
    )
    const wholes = rows.filter(({ fault }) => fault === null).map((whole) => withFaults(whole, rows))
    return {
      country: wholes.find(({ id }) => id === null) ?? null,
      centers: wholes.filter(({ id }) => id !== null),
    }
  },
})

function withFaults(whole: FigureRow, rows: readonly FigureRow[]) {
  const faults = rows.filter(({ id, fault }) => fault !== null && id === whole.id)
  return {
    id: whole.id,
    ...figuresOf(whole),
    faults: faults.map((row) => ({ fault: row.fault, ...figuresOf(row) })),
  }
}

function figuresOf({ repairs, medianDays, onTime, stars, ratings }: FigureRow) {
  const rating = ratings < FEWEST ? null : { average: stars, count: ratings }
  return { repairs, medianDays, onTime, rating }
}
