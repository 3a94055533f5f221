import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'
import { pickWith, seededRandom } from '../random'

const SEED = 90_200
const DAY_MS = 86_400_000
const DAYS_BEFORE = 100
const DAYS_AHEAD = 90
const SHARE_LATE = 0.08
const SHARE_RATED = 0.6

/** Repairs in 90 days of the first centres of a country by name; those of the last are too few to be told. */
const REPAIRS_OF_CENTRES = [120, 54, 12]

/** The commoner a fault is, the more often it stands here. */
const FAULTS = [
  'cracked-screen',
  'cracked-screen',
  'cracked-screen',
  'battery',
  'battery',
  'charging-port',
  'does-not-turn-on',
  'camera',
]

const WORK: Readonly<Record<string, { days: readonly number[]; promised: number }>> = {
  'cracked-screen': { days: [0.8, 1.5, 1.8, 2.4], promised: 3 },
  battery: { days: [0.2, 0.5, 0.9], promised: 1 },
  'charging-port': { days: [1.2, 2.1, 2.7], promised: 3 },
  camera: { days: [2.3, 3.1, 3.6], promised: 4 },
  'does-not-turn-on': { days: [3.2, 4.4, 5.8], promised: 7 },
}

/** Before and after the first start, so that the last 90 days are full for some months. */
export async function seedPastRepairs(client: PoolClient, now: Date): Promise<void> {
  const { rows } = await client.query<{ ids: number[] }>(
    `SELECT (array_agg(id ORDER BY name, id))[1:$1] AS ids FROM service_centres GROUP BY country ORDER BY country`,
    [REPAIRS_OF_CENTRES.length],
  )
  await fillTables(client, () => ({ past_repairs: pastRepairs(rows, now) }), 'past_repairs')
}

function pastRepairs(countries: readonly { ids: number[] }[], now: Date): object[] {
  const random = seededRandom(SEED)
  const pick = pickWith(random)
  return countries.flatMap(({ ids }) =>
    ids.flatMap((id, place) => {
      const apart = 90 / (REPAIRS_OF_CENTRES[place] ?? 0)
      const count = Math.floor((DAYS_BEFORE + DAYS_AHEAD) / apart)
      return Array.from({ length: count }, (_, at) => repairOf(id, at * apart - DAYS_BEFORE))
    }),
  )

  function repairOf(centre: number, day: number): object {
    const fault = pick(FAULTS)
    const { days, promised } = WORK[fault] as (typeof WORK)[string]
    const took = random() < SHARE_LATE ? promised + pick([1, 2, 4]) : pick(days)
    // At one time of the day, so that none leaves the 90 days while somebody reads them.
    const repairedAt = now.getTime() + (Math.floor(day) + 0.5) * DAY_MS
    const arrivedAt = repairedAt - took * DAY_MS
    return {
      centre_id: centre,
      fault,
      arrived_at: new Date(arrivedAt).toISOString(),
      promised_at: new Date(arrivedAt + promised * DAY_MS).toISOString(),
      repaired_at: new Date(repairedAt).toISOString(),
      stars: random() < SHARE_RATED ? pick([3, 4, 4, 5, 5, 5, 5]) : null,
    }
  }
}
