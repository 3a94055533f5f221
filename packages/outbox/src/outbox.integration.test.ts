import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import { Pool, type PoolClient, type QueryResultRow } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  claim,
  lockDue,
  makeDue,
  type Outbox,
  postpone,
  secondsAfter,
  settle,
  sql,
  untilNextDue,
} from './index'

const ERRANDS: Outbox = { table: 'errands', key: 'id', dueAt: 'due_at', settledAt: 'settled_at' }
const LONG = 600

interface Errand {
  id: string
  lane: string
  attempts: number
  state: string
  due_at: Date
  settled_at: Date | null
}

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await createTestDatabase('outbox')
  pool = new Pool({ connectionString: database.url, max: 20 })
  // Emitted when a test kills a connection.
  pool.on('error', () => undefined)
  await pool.query(`CREATE TABLE errands (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), lane text NOT NULL, attempts integer NOT NULL DEFAULT 0,
    state text NOT NULL DEFAULT 'waiting', due_at timestamptz NOT NULL DEFAULT now(), settled_at timestamptz)`)
})

beforeEach(() => pool.query('TRUNCATE errands'))

afterAll(async () => {
  await pool.end()
  await database.drop()
})

async function add(count: number, lane = 'a'): Promise<string[]> {
  const { rows } = await pool.query<Errand>(
    `INSERT INTO errands (lane, due_at) SELECT $2, now() - make_interval(secs => 1000 - n)
    FROM generate_series(1, $1) n RETURNING id`,
    [count, lane],
  )
  return rows.map(({ id }) => id)
}

async function run<Row extends QueryResultRow = Errand>(
  statement: ReturnType<typeof sql>,
  on: Pool | PoolClient = pool,
): Promise<Row[]> {
  return (await on.query<Row>(statement)).rows
}

const take = (most: number, leaseSeconds = LONG, on: Pool | PoolClient = pool, lane = 'a') =>
  run(
    claim(ERRANDS, {
      where: sql`lane = ${lane}`,
      set: sql`attempts = attempts + 1, state = 'taken'`,
      most,
      leaseSeconds,
      returning: sql`id, attempts, state`,
    }),
    on,
  )

const lock = (most: number, on: PoolClient) =>
  run(lockDue(ERRANDS, { most, orderBy: sql`due_at`, returning: sql`id` }), on)

async function rowOf(id: string): Promise<Errand> {
  const [row] = await run(sql`SELECT * FROM errands WHERE id = ${id}`)
  if (!row) throw new Error('there is no such row')
  return row
}

const timePasses = (seconds: number) =>
  pool.query('UPDATE errands SET due_at = due_at - make_interval(secs => $1)', [seconds])

const secondsUntil = ({ due_at: dueAt }: Errand) => (dueAt.getTime() - Date.now()) / 1000

async function inTransaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    return await work(client)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

/** Waits for the process to end, which releases its locks. */
async function kill(client: PoolClient): Promise<void> {
  // More than one: the server's message, and the connection that ends.
  client.on('error', () => undefined)
  const ended = new Promise((resolve) => client.once('end', resolve))
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  // The second argument waits for the end, in ms: the error arrives before locks are released.
  await pool.query('SELECT pg_terminate_backend($1, 10000)', [rows[0]?.pid])
  await ended
  client.release(true)
}

describe('a claim with a lease', () => {
  test('never gives two claimants the same row, and each no more than it asked for', async () => {
    const ids = await add(500)
    const taken: string[] = []
    const takeAll = async () => {
      for (;;) {
        const claimed = await take(7)
        expect(claimed.length).toBeLessThanOrEqual(7)
        taken.push(...claimed.map(({ id }) => id))
        if (claimed.length === 0) return
      }
    }
    await Promise.all(Array.from({ length: 10 }, takeAll))
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken.sort()).toEqual(ids.sort())
    expect(await take(100)).toEqual([])
  })

  test('takes what has been due longest, of the rows that it may take, and writes what goes with it', async () => {
    await add(3, 'b')
    const [first, second] = await add(5)
    const claimed = await take(2)
    expect(claimed.map(({ id }) => id).sort()).toEqual([first, second].sort())
    for (const each of claimed) expect(each).toMatchObject({ attempts: 1, state: 'taken' })
    expect(await take(10, LONG, pool, 'b')).toHaveLength(3)
  })

  test('is over with its lease: then another claimant gets the row, and not before', async () => {
    const [id] = await add(1)
    expect(await take(1)).toMatchObject([{ id, attempts: 1 }])
    await timePasses(LONG - 60)
    expect(await take(1)).toEqual([])
    await timePasses(60)
    expect(await take(1)).toMatchObject([{ id, attempts: 2 }])
  })

  test('is told from a later one by its count: who comes too late disturbs nobody', async () => {
    const [id = ''] = await add(1)
    await take(1, 0)
    await take(1)
    const where = sql`attempts = 1`
    await run(postpone(ERRANDS, [{ key: id, seconds: 5 }], { where, set: sql`state = 'waiting'` }))
    const row = await rowOf(id)
    expect(row).toMatchObject({ state: 'taken', attempts: 2 })
    expect(secondsUntil(row)).toBeGreaterThan(LONG - 60)
  })

  test('loses nothing when its process dies before it settles', async () => {
    const ids = await add(3)
    const client = await pool.connect()
    await take(3, LONG, client)
    await kill(client)
    expect(await take(3)).toEqual([])
    await timePasses(LONG)
    expect((await take(3)).map(({ id }) => id).sort()).toEqual(ids.sort())
  })
})

describe('a claim until the end of the transaction', () => {
  test('never gives two transactions the same row, and gives its rows back when it breaks off', async () => {
    const ids = await add(5)
    await inTransaction(async (one) => {
      const first = await lock(3, one)
      const second = await inTransaction((other) => lock(10, other))
      expect([...first, ...second].map(({ id }) => id)).toEqual(ids)
    })
    expect(await inTransaction((client) => lock(10, client))).toHaveLength(5)
  })

  test('loses nothing when its process dies, and waits for no lease', async () => {
    const ids = await add(3)
    const client = await pool.connect()
    await client.query('BEGIN')
    expect(await lock(3, client)).toHaveLength(3)
    await run(settle(ERRANDS, ids), client)
    await kill(client)
    expect(await inTransaction((other) => lock(3, other))).toHaveLength(3)
  })
})

describe('what could not be done', () => {
  test('waits, each row for its own time, while others are claimed', async () => {
    const [short = '', long = '', due] = await add(3)
    await take(2, 0)
    const rows = [
      { key: short, seconds: 60 },
      { key: long, seconds: LONG },
    ]
    await run(postpone(ERRANDS, rows, { where: sql`lane = 'a'`, set: sql`state = 'waiting'` }))
    expect(await rowOf(short)).toMatchObject({ state: 'waiting', attempts: 1 })
    expect((await take(10)).map(({ id }) => id)).toEqual([due])
    await timePasses(60)
    expect((await take(10)).map(({ id }) => id)).toEqual([short])
    expect(secondsUntil(await rowOf(long))).toBeGreaterThan(LONG - 120)
  })

  test('waits ever longer, and no longer than is said', async () => {
    const [id = ''] = await add(1)
    const waits: number[] = []
    for (let failures = 1; failures <= 6; failures++) {
      const seconds = secondsAfter(failures, { first: 10, longest: 100 })
      await run(postpone(ERRANDS, [{ key: id, seconds }]))
      waits.push(Math.round(secondsUntil(await rowOf(id)) / 10) * 10)
    }
    expect(waits).toEqual([10, 20, 40, 80, 100, 100])
  })

  test('is due at once when what it waited for has happened, but for what is settled', async () => {
    const [waiting = '', settled = '', other = ''] = await add(3)
    await run(
      postpone(
        ERRANDS,
        [waiting, settled, other].map((key) => ({ key, seconds: LONG })),
      ),
    )
    await run(settle(ERRANDS, [settled]))
    const where = sql`id = ANY (${[waiting, settled]})`
    await run(makeDue(ERRANDS, { where, set: sql`state = 'called'` }))
    expect(await rowOf(settled)).toMatchObject({ state: 'waiting' })
    expect(await take(10)).toMatchObject([{ id: waiting }])
  })

  test('may be left as it is while another transaction has it, without waiting for that', async () => {
    const [locked = '', free = ''] = await add(2)
    await run(
      postpone(
        ERRANDS,
        [locked, free].map((key) => ({ key, seconds: LONG })),
      ),
    )
    await inTransaction(async (client) => {
      await client.query('SELECT FROM errands WHERE id = $1 FOR UPDATE', [locked])
      await run(makeDue(ERRANDS, { skipLocked: true }))
    })
    expect(await take(10)).toMatchObject([{ id: free }])
  })

  test('says when the next row is due that is not due yet', async () => {
    const [one = '', two = ''] = await add(3)
    expect(await run(untilNextDue(ERRANDS))).toEqual([{ wait: null }])
    const rows = [
      { key: one, seconds: 20 },
      { key: two, seconds: 40 },
    ]
    await run(postpone(ERRANDS, rows))
    const [next] = await run<{ wait: number }>(untilNextDue(ERRANDS, { where: sql`id <> ${one}` }))
    expect(next?.wait).toBeGreaterThan(30_000)
    expect(next?.wait).toBeLessThanOrEqual(40_000)
    const [first] = await run<{ wait: number }>(untilNextDue(ERRANDS))
    expect(first?.wait).toBeLessThanOrEqual(20_000)
  })
})

describe('what is settled', () => {
  test('is never claimed or postponed again, and stays as it was first settled', async () => {
    const [id = ''] = await add(1)
    await run(settle(ERRANDS, [id], { set: sql`state = 'done'` }))
    const before = await rowOf(id)
    expect(before).toMatchObject({ state: 'done', settled_at: expect.any(Date) })
    await run(settle(ERRANDS, [id], { set: sql`state = 'refused'` }))
    await run(postpone(ERRANDS, [{ key: id, seconds: 0 }], { set: sql`state = 'waiting'` }))
    expect(await rowOf(id)).toEqual(before)
    expect(await take(10)).toEqual([])
  })

  test('is corrected only where the correction says so', async () => {
    const [failed = '', done = ''] = await add(2)
    await run(settle(ERRANDS, [failed], { set: sql`state = 'failed'` }))
    await run(settle(ERRANDS, [done], { set: sql`state = 'done'` }))
    const corrects = sql`state = 'failed'`
    await run(settle(ERRANDS, [failed, done], { set: sql`state = 'refunded'`, corrects }))
    expect(await rowOf(failed)).toMatchObject({ state: 'refunded' })
    expect(await rowOf(done)).toMatchObject({ state: 'done' })
  })
})
