import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { claim } from '@/handing-in/claims'
import { deliver } from '@/handing-in/deliver'
import type { Delivery } from '@/handing-in/delivery'
import { findSubmission, receive, type Received } from '@/handing-in/ledger'
import { exportSubmissions } from '../server/wiring/one-person'
import { askStore } from '@/platform/store/store'
import { aRating, AWAY, claimedOf, rows, timePasses, useSubmissionLedger } from './support/submission-ledger'

const { accepted, hand } = useSubmissionLedger()

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
  // Late answers must not affect new content.
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
