import type { CallRequest } from '@carelane/after-sales'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, newKey, NIGERIA, pictureOf, rowsOf, submissionsOf, tokenOf } from './answers'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox
let token: string
let photo: string
let imeis: { here: string; abroad: string }

const PHONE = '+234-8021239030'
/** A Thursday. */
const SUBMITTED = '2027-03-04T10:00:00.000Z'

const at = (now: string) => sandbox.put('/sandbox/clock', { now })
const uploadedBy = async (owner: string) => {
  const file = new File([pictureOf('image/jpeg')], 'a.jpg')
  return (await answerOf(sandbox, 'uploadFile', { file }, { token: owner })).fileKey
}
const imeiShippedTo = async (country: string) => {
  const sql = 'SELECT imei FROM devices WHERE shipped_to = $1 ORDER BY imei LIMIT 1'
  return (await rowsOf<{ imei: string }>(sandbox, sql, [country]))[0]?.imei ?? ''
}

beforeAll(async () => {
  sandbox = await startTestSandbox('appeals')
  await at(SUBMITTED)
  token = await tokenOf(sandbox, PHONE)
  photo = await uploadedBy(token)
  imeis = { here: await imeiShippedTo('ng'), abroad: await imeiShippedTo('gh') }
})
afterEach(() => at(SUBMITTED))
afterAll(() => sandbox.stop())

const form = (changed: object = {}): CallRequest<'appealAdd'> => ({
  requestKey: newKey(),
  ...NIGERIA,
  latitude: '6.524379',
  longitude: '3.379206',
  idNumber: 'A00000000',
  idPhoto: photo,
  invoiceNumber: 'INV-1',
  invoicePhoto: photo,
  imei1: imeis.here,
  imei1Photo: photo,
  ...changed,
})
const add = (changed: object = {}) => answerOf(sandbox, 'appealAdd', form(changed), { token })
const update = (serviceNumber: string, changed: object = {}, owner = token) =>
  clientOf(sandbox).call('appealUpdate', { serviceNumber, ...form(changed) }, { token: owner })
const detail = (serviceNumber: string, owner = token, language: 'en' | 'ar' | 'th' = 'en') =>
  answerOf(sandbox, 'appealDetail', { serviceNumber, ...NIGERIA, language }, { token: owner })

describe('an appeal', () => {
  test('is submitted, then reviewed, then audited within seven working days [4#41], [9#22]', async () => {
    const { serviceNumber, ...entry } = await add()
    expect(serviceNumber).toMatch(/^UANG\d{10}$/)
    const { submittedTime } = entry
    const untouched = { submittedTime, auditTime: null, remark: null, changeable: true }
    expect(entry).toEqual({ ...untouched, status: 'submitted' })
    await at('2027-03-05T10:30:00Z')
    expect(await detail(serviceNumber)).toMatchObject({ ...untouched, status: 'inReview' })
    await at('2027-03-15T10:30:00Z')
    const audited = await detail(serviceNumber)
    expect(audited).toMatchObject({ status: 'approved', changeable: false, idNumber: 'A00000000' })
    expect(Date.parse(audited?.auditTime ?? '')).toBeLessThanOrEqual(Date.parse('2027-03-15T10:30:00Z'))
    expect(audited?.remark).toMatch(/unlocked within a day/)
  })

  test.each([
    ['of a device sold here', () => ({ imei1: imeis.here }), 'approved', /^The device was sold in this/],
    ['of one from abroad', () => ({ imei1: imeis.abroad }), 'rejected', /boarding pass/],
    [
      'of one that came with its owner',
      () => ({ imei1: imeis.abroad, flightNumber: 'CL 204', boardingPassPhoto: photo }),
      'approved',
      /^The journey was proven/,
    ],
    ['of one that nobody knows', () => ({ imei1: '490154203237518' }), 'rejected', /^The IMEI does not/],
  ])('%s is decided by what is stored', async (_, changed, status, remark) => {
    const { serviceNumber } = await add(changed())
    await at('2027-03-18T10:00:00Z')
    expect(await detail(serviceNumber)).toMatchObject({ status, remark: expect.stringMatching(remark) })
    expect((await detail(serviceNumber, token, 'ar'))?.remark).toMatch(/\p{Script=Arabic}/u)
    expect((await detail(serviceNumber, token, 'th'))?.remark).toMatch(remark)
  })

  test('can be changed until it is audited [4#42]', async () => {
    const { serviceNumber, submittedTime } = await add({ imei1: imeis.abroad })
    const journey = { imei1: imeis.abroad, flightNumber: 'CL 204', boardingPassPhoto: photo }
    await at('2027-03-05T12:00:00Z')
    expect(await update(serviceNumber, journey)).toMatchObject({ ok: true, data: { changeable: true } })
    expect(await detail(serviceNumber)).toMatchObject({ flightNumber: 'CL 204', submittedTime })
    await at('2027-03-18T10:00:00Z')
    expect(await update(serviceNumber)).toMatchObject({ failure: { code: 410, isRetryable: false } })
    expect(await detail(serviceNumber)).toMatchObject({ status: 'approved', flightNumber: 'CL 204' })
  })

  test('is written once, however often it comes', async () => {
    const request = form()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => answerOf(sandbox, 'appealAdd', request, { token })),
    )
    expect(new Set(answers.map(({ serviceNumber }) => serviceNumber)).size).toBe(1)
    const taken = (await submissionsOf(sandbox, 'appeal-add')).filter(
      ({ requestKey }) => requestKey === request.requestKey,
    )
    expect(taken).toMatchObject([{ arrivals: 12, reference: answers[0]?.serviceNumber }])
    const other = { ...request, idNumber: 'B11111111' }
    expect(await clientOf(sandbox).call('appealAdd', other, { token })).toMatchObject({
      failure: { code: 409 },
    })
  })
})

describe('appeals are their owner’s alone', () => {
  test('in a list, the newest first, and in pages', async () => {
    const owner = await tokenOf(sandbox, '+234-8021239031')
    const mine = await uploadedBy(owner)
    const photos = { idPhoto: mine, invoicePhoto: mine, imei1Photo: mine }
    const numbers = [] as string[]
    for (const minute of ['01', '02', '03']) {
      await at(`2027-03-04T10:${minute}:00Z`)
      numbers.unshift((await answerOf(sandbox, 'appealAdd', form(photos), { token: owner })).serviceNumber)
    }
    const page = (page: number) =>
      answerOf(sandbox, 'appealList', { ...NIGERIA, page, pageSize: 2 }, { token: owner })
    const [first, second] = [await page(1), await page(2)]
    expect(first.total).toBe(3)
    expect([...first.list, ...second.list].map(({ serviceNumber }) => serviceNumber)).toEqual(numbers)
  })

  test('to look at and to change, also with another token of the same phone', async () => {
    const { serviceNumber } = await add()
    const stranger = await tokenOf(sandbox, '+234-8021239032')
    expect(await detail(serviceNumber, stranger)).toBeNull()
    const theirs = await uploadedBy(stranger)
    const photos = { idPhoto: theirs, invoicePhoto: theirs, imei1Photo: theirs }
    expect(await update(serviceNumber, photos, stranger)).toMatchObject({ failure: { code: 404 } })
    expect(await detail(serviceNumber, await tokenOf(sandbox, PHONE))).toMatchObject({ serviceNumber })
  })

  test('with pictures of their own, and not as a guest', async () => {
    const guest = await answerOf(sandbox, 'accountGuest', NIGERIA)
    const ask = (changed: object, owner: string) =>
      clientOf(sandbox).call('appealAdd', form(changed), { token: owner })
    expect(await ask({ idPhoto: await uploadedBy(guest.token) }, token)).toMatchObject({
      failure: { kind: 'envelope', code: 400 },
    })
    expect(await ask({ idPhoto: 'made-up' }, token)).toMatchObject({ failure: { code: 400 } })
    expect(await ask({}, guest.token)).toMatchObject({ failure: { code: 50008 } })
    expect(await ask({}, 'made-up')).toMatchObject({ failure: { code: 50008 } })
  })
})
