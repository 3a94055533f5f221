import { expect, test } from 'vitest'
import { publicationStatusOf } from './publication-status'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10, 32) + seconds * 1000)
const receiver = (delivered: number | null, attempts: number, next = 0, address = 'http://site.test') => ({
  receiver: address,
  deliveredAt: delivered === null ? null : at(delivered),
  attempts,
  nextAttemptAt: at(next),
  lastError: null,
})
const publication = (...receivers: ReturnType<typeof receiver>[]) => ({
  id: '00000000-0000-4000-8000-000000000000',
  publishedAt: at(0),
  receivers,
})

test('it has arrived when the last receiver has it', () => {
  const status = publicationStatusOf(publication(receiver(0.12, 1), receiver(3, 2)), at(10))
  expect(status).toEqual({ state: 'arrived', at: at(3).toISOString(), seconds: 3 })
})

test('it waits until it was tried, and fails until the next try succeeds', () => {
  const waiting = publication(receiver(1, 1), receiver(null, 0, 0, 'http://second.test'))
  expect(publicationStatusOf(waiting, at(2))).toEqual({
    state: 'waiting',
    reach: { reached: 1, missing: ['http://second.test'] },
  })
  const failing = publication(
    receiver(1, 1),
    receiver(null, 4, 12.5, 'http://second.test'),
    receiver(null, 2, 20, 'http://third.test'),
  )
  expect(publicationStatusOf(failing, at(2))).toEqual({
    state: 'failing',
    attempts: 4,
    retryInSeconds: 11,
    reach: { reached: 1, missing: ['http://second.test', 'http://third.test'] },
  })
  expect(publicationStatusOf(failing, at(30))).toMatchObject({ retryInSeconds: 0 })
})

test('without a site to tell it is on none, and without a publication nothing is known', () => {
  expect(publicationStatusOf(publication(), at(2))).toEqual({
    state: 'arrived',
    at: at(0).toISOString(),
    seconds: 0,
  })
  expect(publicationStatusOf(null, at(2))).toEqual({ state: 'unknown' })
})
