import { expect, test } from 'vitest'
import { deliver } from '@/handing-in/deliver'
import { eraseOld } from '../server/wiring/erase-old'
import { findSubmission, receive } from '@/handing-in/ledger'
import { eraseSubmissions, exportSubmissions } from '../server/wiring/one-person'
import { askStore } from '@/platform/store/store'
import { aRating, claimedOf, rows, useSubmissionLedger } from './support/submission-ledger'

const { hand } = useSubmissionLedger()

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

test('what waited long enough for its person to sign in is erased; what waits for the service is not', async () => {
  const [forsaken, recent, away] = [aRating(), aRating(), aRating()]
  for (const rating of [forsaken, recent, away]) await receive(rating)
  await askStore(
    `UPDATE submissions SET state = 'waiting', failure = CASE WHEN key = $1 THEN 'network' ELSE 'token-invalid' END,
       received_at = now() - make_interval(days => CASE WHEN key = $2 THEN 89 ELSE 91 END)`,
    [away.key, recent.key],
  )
  expect(await eraseOld(90)).toBe(1)
  expect((await rows()).map(({ key }) => key).toSorted()).toEqual([recent.key, away.key].toSorted())
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
