import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'
import { PRODUCTS } from '../products/products'
import { pickWith, seededRandom } from '../random'
import { repairJobs } from '../repair-costs/repair-data'
import { parts } from '../spare-parts/part-data'

const SEED = 23_000
const STOCKS = 12

/** People in each hour from 8 o'clock; nobody before or after. */
const DAYS = [
  [2, 5, 8, 7, 6, 4, 5, 6, 4, 2, 1, 0],
  [0, 1, 2, 2, 1, 1, 1, 2, 1, 0, 0, 0],
  [4, 9, 12, 11, 9, 8, 9, 10, 7, 4, 2, 1],
  [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0],
  [1, 3, 4, 5, 3, 2, 3, 4, 3, 2, 1, 1],
  [3, 4, 5, 6, 8, 9, 8, 6, 5, 4, 3, 2],
]
const FIRST_HOUR = 8

/** After centres and part prices. */
export async function seedAvailability(client: PoolClient): Promise<void> {
  await fillTables(client, () => ({ queue_hours: queueHours(), part_stocks: partStocks() }), 'part_stocks')
}

function queueHours() {
  return DAYS.flatMap((people, day) =>
    people.map((count, at) => ({ day, hour: FIRST_HOUR + at, people: count })),
  )
}

function partStocks() {
  const pick = pickWith(seededRandom(SEED))
  const unlisted = repairJobs().flatMap(({ kind, unlisted_part: category }) =>
    category === null
      ? []
      : PRODUCTS.filter((product) => product.kind === kind).map(({ id }) => ({ product_id: id, category })),
  )
  const named = new Map(
    [...parts(), ...unlisted].map((part) => [`${part.product_id} ${part.category}`, part]),
  )
  return [...named.values()].flatMap(({ product_id, category }) =>
    Array.from({ length: STOCKS }, (_, stock) => ({ stock, product_id, category, pieces: pick(PIECES) })),
  )
}

const PIECES = [0, 0, 0, 1, 2, 5]
