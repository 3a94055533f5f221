import { FEWEST_COUNTED } from '@carelane/after-sales'
import { COUNTRY_CODES, countryOf, type CountryCode } from '@carelane/countries'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox
let pool: pg.Pool

beforeAll(async () => {
  sandbox = await startTestSandbox('service-figures')
  pool = new pg.Pool({ connectionString: sandbox.databaseUrl })
})
afterAll(async () => {
  await pool.end()
  await sandbox.stop()
})

async function figuresIn(country: CountryCode) {
  const place = { mcc: countryOf(country).mcc ?? undefined, language: 'en' as const }
  const answer = await clientOf(sandbox).call('serviceFigures', place)
  if (!answer.ok) throw answer.failure.cause
  return answer.data
}

test('two centres of each country are told of, and the country, never with fewer than twenty repairs', async () => {
  for (const country of COUNTRY_CODES.filter((code) => code !== 'global')) {
    const { country: whole, centers } = await figuresIn(country)
    expect(centers, country).toHaveLength(2)
    for (const { repairs, faults, rating } of [...centers, ...(whole ? [whole] : [])]) {
      for (const told of [{ repairs, rating }, ...faults]) {
        expect(told.repairs, country).toBeGreaterThanOrEqual(FEWEST_COUNTED)
        expect(told.rating?.count ?? FEWEST_COUNTED, country).toBeGreaterThanOrEqual(FEWEST_COUNTED)
      }
      expect(faults.reduce((sum, fault) => sum + fault.repairs, 0)).toBeLessThanOrEqual(repairs)
    }
  }
})

test('days, promise and stars are those of the repairs that ended in the last 90 days', async () => {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id FROM service_centres WHERE country = 'ke' ORDER BY id DESC LIMIT 1`,
  )
  const id = rows[0]?.id
  const add = (count: number, took: number, endedDaysAgo: number) =>
    pool.query(
      `INSERT INTO past_repairs (centre_id, fault, arrived_at, promised_at, repaired_at, stars)
       SELECT $1, 'speaker', ended - make_interval(days => $3), ended - make_interval(days => $3) + interval '4 days',
         ended, 4
       FROM generate_series(1, $2), (SELECT now() - make_interval(days => $4) AS ended) AS past`,
      [id, count, took, endedDaysAgo],
    )
  await add(19, 3, 10)
  await add(40, 9, 91)
  const found = async () => (await figuresIn('ke')).centers.find((center) => center.id === String(id))
  const before = await found()
  expect(before?.faults.find(({ fault }) => fault === 'speaker')).toBeUndefined()
  await add(6, 5, 20)
  expect((await found())?.faults.find(({ fault }) => fault === 'speaker')).toEqual({
    fault: 'speaker',
    repairs: 25,
    medianDays: 3,
    onTime: 7600,
    rating: { average: 4, count: 25 },
  })
})

test('an order that is still kept is counted too, with the stars that its owner gives', async () => {
  const starsOf = async () =>
    (await pool.query<{ stars: number | null }>('SELECT stars FROM finished_repairs WHERE stars = 2')).rows
  expect(await starsOf()).toEqual([])
  await pool.query(
    `WITH submission AS (
       INSERT INTO submissions (request_key, kind, content, reference, answer, taken_at)
       VALUES (gen_random_uuid(), 'rating-add', '{"overall":2}', 'a rating', '{}', now()) RETURNING request_key
     )
     INSERT INTO ratings (order_number, request_key)
     SELECT (SELECT order_number FROM repair_reports ORDER BY order_number LIMIT 1), request_key FROM submission`,
  )
  expect(await starsOf()).toEqual([{ stars: 2 }])
})
