import type { CallRequest } from '@carelane/after-sales'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { answerOf, newKey, NIGERIA, rowsOf, submissionsOf, tokenOf, uploadsOf } from './answers'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox
let token: string
let receiptPhoto: string
let imei: string

/** A Thursday. */
const SUBMITTED = '2027-03-04T10:00:00.000Z'
const ANSWERED = '2027-03-12T10:00:00.000Z'

const at = (now: string) => sandbox.put('/sandbox/clock', { now })

beforeAll(async () => {
  sandbox = await startTestSandbox('contests')
  await at(SUBMITTED)
  token = await tokenOf(sandbox, '+234-8021239031')
  receiptPhoto = await uploadsOf(sandbox, token)
  const sql = `SELECT imei FROM devices WHERE shipped_to = 'ng' AND first_online_at IS NULL ORDER BY imei LIMIT 1`
  imei = (await rowsOf<{ imei: string }>(sandbox, sql))[0]?.imei ?? ''
})
afterEach(() => at(SUBMITTED))
afterAll(() => sandbox.stop())

const form = (changed: object = {}): CallRequest<'verdictContestAdd'> => ({
  requestKey: newKey(),
  ...NIGERIA,
  device: 'phone',
  deviceNumber: imei,
  verdict: 'inactive',
  receiptPhoto,
  boughtOn: '2027-01-10',
  shop: 'Wuse Market, shop 12',
  name: 'Amina',
  phone: '+234-8021234567',
  ...changed,
})
const add = (changed: object = {}) => answerOf(sandbox, 'verdictContestAdd', form(changed), { token })
const detail = (contestNumber: string, lastDigits = '4567') =>
  answerOf(sandbox, 'verdictContestDetail', { contestNumber, lastDigits, ...NIGERIA })
const warranty = () => answerOf(sandbox, 'warrantyInfo', { imei, ...NIGERIA })

test('a contest is answered by its day, and from then on the check says what the receipt proves', async () => {
  expect(await warranty()).toMatchObject({ activationState: 'inactive' })
  const { contestNumber, ...entry } = await add()
  expect(contestNumber).toMatch(/^VCNG\d{10}$/)
  expect(entry).toMatchObject({
    state: 'submitted',
    // Eid al-Fitr is on the 9th and the 10th.
    answerBy: '2027-03-15',
    warrantyUntil: null,
    reason: null,
  })
  expect(await detail(contestNumber, '9999')).toBeNull()
  await at('2027-03-05T10:30:00Z')
  expect(await detail(contestNumber)).toMatchObject({ state: 'inReview' })
  expect((await warranty()).byReceipt).not.toBe(true)
  await at(ANSWERED)
  const answered = await detail(contestNumber)
  expect(answered).toMatchObject({ state: 'corrected', reason: null })
  expect(await warranty()).toMatchObject({
    byReceipt: true,
    activationState: 'activated',
    warrantyStatus: 'underWarranty',
    warrantyExpiryDate: answered?.warrantyUntil,
  })
})

test.each([
  ['of a receipt whose warranty is over', { boughtOn: '2020-01-10' }, 'warrantyOver'],
  ['of a device that nobody knows', { deviceNumber: '490154203237518' }, 'unknownDevice'],
  ['of a part that was never made', { device: 'part', deviceNumber: 'AAAAAAAAAAAAAAAA' }, 'notGenuine'],
])('the answer %s is kept', async (_, changed, reason) => {
  const { contestNumber } = await add(changed)
  await at(ANSWERED)
  expect(await detail(contestNumber)).toMatchObject({ state: 'kept', reason, warrantyUntil: null })
})

test('a used part that was bought as new is called genuine by its receipt', async () => {
  const sql = `SELECT serial FROM part_serials WHERE used_at <= '2027-01-01' ORDER BY serial LIMIT 1`
  const serialNumber = (await rowsOf<{ serial: string }>(sandbox, sql))[0]?.serial ?? ''
  await add({ device: 'part', deviceNumber: serialNumber, verdict: 'used-before' })
  const check = () => answerOf(sandbox, 'sparePartSerial', { serialNumber, language: 'en' })
  expect(await check()).toMatchObject({ original: false, usedBefore: true, byReceipt: false })
  await at(ANSWERED)
  expect(await check()).toMatchObject({ original: true, usedBefore: false, byReceipt: true })
})

test('a contest that arrives twice is taken once, and one with the receipt of another person is refused', async () => {
  const sent = form()
  const answers = await Promise.all([1, 2].map(() => answerOf(sandbox, 'verdictContestAdd', sent, { token })))
  expect(answers[0]).toEqual(answers[1])
  const taken = (await submissionsOf(sandbox, 'verdict-contest-add')).filter(
    ({ requestKey }) => requestKey === sent.requestKey,
  )
  expect(taken).toHaveLength(1)
  const stranger = await tokenOf(sandbox, '+234-8021239032')
  const refused = await clientOf(sandbox).call('verdictContestAdd', form(), { token: stranger })
  expect(refused.ok).toBe(false)
})
