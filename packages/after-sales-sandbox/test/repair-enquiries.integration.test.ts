import type { CallRequest } from '@carelane/after-sales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOf, newKey, NIGERIA, rowsOf } from './answers'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox
let orderNumber: string

const at = (now: string) => sandbox.put('/sandbox/clock', { now })

beforeAll(async () => {
  sandbox = await startTestSandbox('enquiries')
  await at('2027-03-04T10:00:00.000Z')
  const sql = `SELECT number FROM work_orders WHERE country = 'ng' ORDER BY number LIMIT 1`
  orderNumber = (await rowsOf<{ number: string }>(sandbox, sql))[0]?.number ?? ''
})
afterAll(() => sandbox.stop())

const asked = (changed: object = {}): CallRequest<'repairEnquiryAdd'> => ({
  requestKey: newKey(),
  ...NIGERIA,
  orderNumber,
  note: 'I need it for work.',
  ...changed,
})
const read = () => answerOf(sandbox, 'repairEnquiry', { orderNumber, ...NIGERIA })

test('an order has one open enquiry, which is answered by its day, and another one afterwards', async () => {
  expect(await read()).toBeNull()
  const first = await answerOf(sandbox, 'repairEnquiryAdd', asked())
  expect(first.enquiryNumber).toMatch(/^RENG\d{10}$/)
  expect(first).toMatchObject({ answerBy: '2027-03-08', answer: null })
  expect(await answerOf(sandbox, 'repairEnquiryAdd', asked())).toEqual(first)
  expect(await read()).toEqual(first)
  await at('2027-03-05T11:00:00.000Z')
  expect(await read()).toMatchObject({ answer: { reason: expect.any(String), newDay: '2027-03-15' } })
  const second = await answerOf(sandbox, 'repairEnquiryAdd', asked())
  expect(second.enquiryNumber).not.toBe(first.enquiryNumber)
})

test('the days of an answer are those on which the country of the order works', async () => {
  const [eg] = await rowsOf<{ number: string }>(
    sandbox,
    `SELECT number FROM work_orders WHERE country = 'eg' ORDER BY number LIMIT 1`,
  )
  // Before a weekend of Friday and Saturday, two working days and the three of Eid al-Fitr.
  await at('2027-03-04T10:00:00.000Z')
  const sent = asked({ orderNumber: eg?.number, mcc: '602' })
  expect(await answerOf(sandbox, 'repairEnquiryAdd', sent)).toMatchObject({ answerBy: '2027-03-08' })
  await at('2027-03-08T11:00:00.000Z')
  const again = asked({ orderNumber: eg?.number, mcc: '602' })
  expect(await answerOf(sandbox, 'repairEnquiryAdd', again)).toMatchObject({ answerBy: '2027-03-15' })
})

test('an order that is not there cannot be asked about', async () => {
  const sent = asked({ orderNumber: 'WONG0000000000' })
  expect((await clientOf(sandbox).call('repairEnquiryAdd', sent)).ok).toBe(false)
})
