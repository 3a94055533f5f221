import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AnswerInTime } from '@/features/submissions/answer-in-time'
import { claim } from '@/features/submissions/claims'
import { deliver } from '@/features/submissions/deliver'
import type { Delivery, Handed } from '@/features/submissions/delivery'
import { eraseOld } from '@/features/submissions/erase-old'
import { eraseSubmissions, exportSubmissions } from '@/features/submissions/one-person'
import { findSubmission, receive, type Received } from '@/features/submissions/ledger'
import { submit } from '@/features/submissions/submit'
import { deliverPhotos } from '@/features/uploads/deliver-photos'
import { askStore } from '@/platform/store/store'
import { sandboxKeys } from './support/sandbox-keys'

let database: TestDatabase
let client: pg.Client
/** A service that takes calls and says nothing. */
let hanging: Server
let calls = 0
const prefix = `carelane_test_${randomBytes(4).toString('hex')}_`

beforeAll(async () => {
  database = await createTestDatabase('ledger')
  client = new pg.Client({ connectionString: database.serverUrl })
  await client.connect()
  await client.query(`CREATE DATABASE ${prefix}carelane_site`)
  process.env.DATABASE_URL = database.serverUrl
  process.env.CARELANE_DATABASE_PREFIX = prefix
  process.env.SESSION_SECRET = 'test-only-test-only-test-only-0123456789'
  process.env.LOG_LEVEL = 'fatal'
  hanging = createServer(() => void (calls += 1)).listen(0, '127.0.0.1')
  await once(hanging, 'listening')
  const { port } = hanging.address() as AddressInfo
  Object.assign(process.env, sandboxKeys(), {
    AFTER_SALES_URL: `http://127.0.0.1:${port}`,
    SERVICE_BRAND: 'carelane',
  })
})

afterAll(async () => {
  hanging.close()
  await client.query(`DROP DATABASE IF EXISTS ${prefix}carelane_site WITH (FORCE)`)
  await client.end()
  await database.drop()
})

const accepted = new Map<string, unknown>()

beforeEach(async () => {
  accepted.clear()
  await askStore('DELETE FROM submissions')
})

/** For what happens at once on a machine that has time. */
const SOON = { timeout: 20_000 }

let orders = 0

function aRating(changes: Partial<Received> = {}): Received {
  orders += 1
  const order = `WONG${String(orders).padStart(10, '0')}`
  return {
    key: randomUUID(),
    kind: 'rating',
    country: 'ng',
    once: order,
    subjects: [order],
    content: { orderNumber: order, suggestion: 'more seats' },
    ...changes,
  }
}

/** The service, which knows its keys: what it has is not taken twice. */
const hand: Delivery = async (key, content) => {
  accepted.set(key, content)
  return { state: 'delivered', answer: 'accepted' }
}
const AWAY: Handed = { state: 'failed', failure: { kind: 'network', isRetryable: true } }

const rows = () =>
  askStore<{ key: string; state: string; attempts: number; answer: string | null; failure: string | null }>(
    'SELECT key, state, attempts, answer, failure FROM submissions ORDER BY received_at',
  )
/** Whoever claimed has died, or the time to try again has come. */
const timePasses = () => askStore(`UPDATE submissions SET due_at = now() - interval '1 second'`)
const claimedOf = ({ key, kind, content }: Received) => ({ key, kind, content, attempts: 1, revision: 1 })

test('a submission is stored encrypted, and its person and order stand nowhere in the row', async () => {
  const rating = aRating()
  expect(await receive(rating)).toMatchObject({
    key: rating.key,
    state: 'delivering',
    answer: null,
    isNew: true,
  })
  const [row] = await askStore('SELECT * FROM submissions')
  expect(JSON.stringify(row)).not.toContain(rating.once)
  expect((row as { content: Buffer }).content.toString('latin1')).not.toContain('seats')
  expect(row).toMatchObject({ country: 'ng', kind: 'rating', key_id: 'session' })
})

test('the same form sent again, from two tabs or 20 times at once, is one submission with one answer', async () => {
  const rating = aRating()
  const otherTab = { ...rating, key: randomUUID() }
  const all = await Promise.all([
    ...Array.from({ length: 20 }, () => receive(rating)),
    ...Array.from({ length: 20 }, () => receive(otherTab)),
  ])
  expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
  const [first] = await rows()
  expect(new Set(all.map(({ key }) => key))).toEqual(new Set([first?.key]))
  await deliver({ ...claimedOf(rating), key: first?.key ?? '' }, hand)
  expect(await receive(rating)).toMatchObject({ state: 'delivered', answer: 'accepted', isNew: false })
  expect(accepted.size).toBe(1)
})

test('a refusal is for good, and said again to the same form; a new form may try again', async () => {
  const rating = aRating()
  await receive(rating)
  await deliver(claimedOf(rating), async () => ({ state: 'refused', answer: 'notFinished' }))
  await timePasses()
  expect(await claim('rating', 10)).toEqual([])
  expect(await receive(rating)).toMatchObject({ state: 'refused', answer: 'notFinished', isNew: false })
  expect(await receive({ ...rating, key: randomUUID() })).toMatchObject({ isNew: true })
})

test('what the service said is kept with its word in one write, encrypted, for this submission alone', async () => {
  const rating = aRating()
  await receive(rating)
  const details = { number: 'APNG0123456789', start: '09:30' }
  const booked: Delivery = async () => ({ state: 'delivered', answer: 'accepted', details })
  expect(await deliver(claimedOf(rating), booked)).toMatchObject({ details })
  expect(await findSubmission('rating', rating)).toMatchObject({ state: 'delivered', details })
  expect(await receive(rating)).toMatchObject({ isNew: false, details })
  expect(await exportSubmissions(rating.once ?? '')).toMatchObject([{ content: rating.content, details }])
  const [row] = await askStore<{ details: Buffer }>('SELECT details FROM submissions')
  expect(row?.details.toString('latin1')).not.toContain('APNG')
  await askStore('UPDATE submissions SET details = content')
  expect(await findSubmission('rating', rating)).toMatchObject({ state: 'delivered', details: null })
})

test('where nothing but the key is unique, each form is a submission, and each form one', async () => {
  const first = aRating({ once: null })
  const second = { ...first, key: randomUUID() }
  const all = await Promise.all([first, second, first, second].map((one) => receive(one)))
  expect(all.filter(({ isNew }) => isNew)).toHaveLength(2)
  expect((await rows()).map(({ key }) => key).toSorted()).toEqual([first.key, second.key].toSorted())
  expect(await findSubmission('rating', { key: randomUUID(), once: null })).toBeNull()
})

test('a form that was refused for what can be chosen anew is handed in again, once, with its own key', async () => {
  const form = aRating({ once: null, mayFollow: ['slotTaken'] })
  await receive(form)
  const refused = (answer: string) => deliver(claimedOf(form), async () => ({ state: 'refused', answer }))
  await refused('slotTaken')
  const corrected: Received = { ...form, country: 'ke', content: { suggestion: 'another time' } }
  const again = await Promise.all([receive(corrected), receive(corrected), receive(corrected)])
  expect(again.filter(({ isNew }) => isNew)).toMatchObject([{ state: 'delivering', revision: 2 }])
  // Whoever still has what was refused says nothing of what came in its place.
  await refused('notChangeable')
  await deliver(claimedOf(form), async () => AWAY)
  expect(await rows()).toMatchObject([{ state: 'delivering', attempts: 1, answer: null }])
  expect(await askStore('SELECT country FROM submissions')).toEqual([{ country: 'ke' }])
  await timePasses()
  const [due] = await claim('rating', 10)
  expect(due).toMatchObject({ key: form.key, revision: 2, content: corrected.content })
  await deliver(due!, async () => ({ state: 'refused', answer: 'other' }))
  expect(await receive({ ...form })).toMatchObject({ isNew: false, answer: 'other' })
})

test('who dies between any two steps loses nothing and doubles nothing', async () => {
  const deaths: ((rating: Received) => Promise<unknown>)[] = [
    // Stored, and not handed over.
    async () => undefined,
    // Handed over, and nothing written down.
    ({ key, content }) => hand(key, content),
    // The service took it, and the answer got lost.
    async (rating) => {
      await hand(rating.key, rating.content)
      await deliver(claimedOf(rating), async () => AWAY)
    },
    // Written down, and the visitor not told.
    (rating) => deliver(claimedOf(rating), hand),
  ]
  for (const dies of deaths) {
    const rating = aRating()
    await receive(rating)
    await dies(rating)
  }
  const claimed = await claim('rating', 10)
  expect(claimed).toEqual([])
  await timePasses()
  for (const one of await claim('rating', 10)) await deliver(one, hand)
  const stored = await rows()
  expect(stored.map(({ state }) => state)).toEqual(deaths.map(() => 'delivered'))
  expect([...accepted.keys()].toSorted()).toEqual(stored.map(({ key }) => key).toSorted())
})

test('of many whose service hangs nobody waits as long as one who is alone; nothing is lost', async () => {
  const whole = { country: 'ng', locale: 'en', reasons: [], recommend: 9, overall: 4 }
  const stars = { environment: 5, attitude: 4, efficiency: 5, quality: 5 }
  const ratings = Array.from({ length: 20 }, () => {
    const rating = aRating()
    return { ...rating, content: { ...whole, ...stars, orderNumber: rating.once } }
  })
  const [alone, many] = [new AnswerInTime(), Promise.all(ratings.map((rating) => submit(rating)))]
  const told = alone.wait(
    once(hanging, 'close').then(() => 'answered'),
    'the one who is alone',
  )
  expect(await Promise.race([many.then(() => 'the many'), told])).toBe('the many')
  expect(calls).toBeGreaterThan(0)
  expect(await many).toEqual(
    ratings.map(({ key }) => ({ key, state: 'waiting', answer: null, details: null })),
  )
  hanging.closeAllConnections()
  const postponed = ratings.map(() => expect.objectContaining({ state: 'waiting' }))
  await vi.waitFor(async () => expect(await rows()).toEqual(postponed), SOON)
  await timePasses()
  for (const one of await claim('rating', 100)) await deliver(one, hand)
  expect(accepted).toEqual(new Map(ratings.map(({ key, content }) => [key, content])))
})

test('what fails waits longer each time with the reason, and is then delivered', async () => {
  const rating = aRating()
  await receive(rating)
  await deliver(claimedOf(rating), async () => AWAY)
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, failure: 'network' }])
  expect(await claim('rating', 10)).toEqual([])
  await timePasses()
  const [again] = await claim('rating', 10)
  expect(again).toMatchObject({ key: rating.key, attempts: 2, content: rating.content })
  await deliver(again!, async () => AWAY)
  const [{ seconds } = { seconds: 0 }] = await askStore<{ seconds: number }>(
    'SELECT extract(epoch FROM due_at - now())::float AS seconds FROM submissions',
  )
  expect(seconds).toBeGreaterThan(4)
  await timePasses()
  for (const one of await claim('rating', 10)) await deliver(one, hand)
  expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 3, failure: null, answer: 'accepted' }])
})

test('who comes back after another took over disturbs nothing', async () => {
  const rating = aRating()
  await receive(rating)
  await timePasses()
  const [taken] = await claim('rating', 1)
  await deliver(claimedOf(rating), async () => AWAY)
  expect(await rows()).toMatchObject([{ state: 'delivering', attempts: 2 }])
  await deliver(taken!, hand)
  await deliver(claimedOf(rating), async () => ({ state: 'refused', answer: 'alreadyRated' }))
  expect(await rows()).toMatchObject([{ state: 'delivered', answer: 'accepted' }])
})

test('workers side by side get each submission once', async () => {
  const ratings = Array.from({ length: 60 }, () => aRating())
  await Promise.all(ratings.map((rating) => receive(rating)))
  await timePasses()
  const claimed = (await Promise.all(Array.from({ length: 6 }, () => claim('rating', 16)))).flat()
  expect(claimed).toHaveLength(60)
  expect(new Set(claimed.map(({ key }) => key)).size).toBe(60)
})

test('what cannot be read is neither lost nor in the way', async () => {
  const broken = aRating()
  await receive(broken)
  await askStore(`UPDATE submissions SET key_id = 'gone'`)
  await timePasses()
  const [unreadable] = await claim('rating', 1)
  const handed = await deliver(unreadable!, async () => {
    throw new Error('not what this kind stores')
  })
  expect(handed).toMatchObject({ state: 'failed', failure: { isRetryable: false } })
  expect(await rows()).toMatchObject([{ state: 'waiting', failure: 'invalid' }])
})

test('a store that does not answer says nothing of the photos in it, and is tried again after the lease', async () => {
  const rating = aRating()
  const photos: Delivery = async () => {
    await deliverPhotos([randomUUID()], { country: 'ng', locale: 'en' })
    throw new Error('not reached')
  }
  await receive(rating)
  await askStore('ALTER TABLE photos RENAME TO away')
  await expect(deliver(claimedOf(rating), photos)).rejects.toThrow('the store did not answer')
  await askStore('ALTER TABLE away RENAME TO photos')
  expect(await rows()).toMatchObject([{ state: 'delivering', failure: null }])
  await timePasses()
  const [again] = await claim('rating', 1)
  expect(await deliver(again!, photos)).toMatchObject({ state: 'failed', failure: { kind: 'invalid' } })
})

test('what was settled long enough ago is erased; what waits is not, however old', async () => {
  const [settled, waiting, recent] = [aRating(), aRating(), aRating()]
  for (const rating of [settled, waiting, recent]) await receive(rating)
  for (const rating of [settled, recent]) await deliver(claimedOf(rating), hand)
  await askStore(
    `UPDATE submissions SET received_at = now() - interval '200 days',
       settled_at = CASE WHEN key = $1 THEN now() - interval '91 days' ELSE settled_at END`,
    [settled.key],
  )
  expect(await eraseOld(90)).toBe(1)
  expect((await rows()).map(({ key }) => key).toSorted()).toEqual([waiting.key, recent.key].toSorted())
  expect(await findSubmission('rating', settled)).toBeNull()
})

test('one person is given what is stored about them, and has it erased, and nobody else', async () => {
  const [theirs, other] = [aRating(), aRating()]
  for (const rating of [theirs, other]) await receive(rating)
  await deliver(claimedOf(theirs), hand)
  expect(await exportSubmissions(theirs.once ?? '')).toMatchObject([
    { key: theirs.key, kind: 'rating', country: 'ng', state: 'delivered', content: theirs.content },
  ])
  expect(await exportSubmissions('WONG9999999999')).toEqual([])
  expect(await eraseSubmissions(theirs.once ?? '')).toBe(1)
  expect(await exportSubmissions(theirs.once ?? '')).toEqual([])
  expect(await rows()).toMatchObject([{ key: other.key }])
})
