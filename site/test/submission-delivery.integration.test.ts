import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { deliverRating } from '@/features/rating/deliver-rating'
import { AnswerInTime } from '@/handing-in/answer-in-time'
import { claim } from '@/handing-in/claims'
import { deliver } from '@/handing-in/deliver'
import type { Delivery } from '@/handing-in/delivery'
import { receive, type Received } from '@/handing-in/ledger'
import { submit } from '@/handing-in/submit'
import { deliverPhotos } from '@/uploads/deliver-photos'
import { askStore } from '@/platform/store/store'
import { aRating, AWAY, claimedOf, rows, timePasses, useSubmissionLedger } from './support/submission-ledger'

const ledger = useSubmissionLedger()
const { accepted, hand } = ledger

const SOON = { timeout: 20_000 }

test('who dies between any two steps loses nothing and doubles nothing', async () => {
  const deaths: ((rating: Received) => Promise<unknown>)[] = [
    // Stored, not handed over.
    async () => undefined,
    // Handed over, not recorded.
    ({ key, content }) => hand(key, content),
    // The service's answer was lost.
    async (rating) => {
      await hand(rating.key, rating.content)
      await deliver(claimedOf(rating), async () => AWAY)
    },
    // Recorded, visitor not told.
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
  const [alone, many] = [
    new AnswerInTime(),
    Promise.all(ratings.map((rating) => submit(rating, deliverRating))),
  ]
  const told = alone.wait(
    once(ledger.hanging, 'close').then(() => 'answered'),
    'the one who is alone',
  )
  expect(await Promise.race([many.then(() => 'the many'), told])).toBe('the many')
  expect(ledger.calls()).toBeGreaterThan(0)
  expect(await many).toEqual(
    ratings.map(({ key }) => ({ key, state: 'waiting', answer: null, details: null })),
  )
  ledger.hanging.closeAllConnections()
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
