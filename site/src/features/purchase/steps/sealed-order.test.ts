import { expect, test, vi } from 'vitest'
import { seal } from '@/platform/sealed'
import { readQuote, readSealedOrder, sealOrder, sealQuote } from './sealed-order'

vi.stubEnv('SESSION_SECRET', 'test-only-test-only-test-only-0123456789')

const SHOWN = {
  owner: '+234-8031234567',
  imei: '490154203237518',
  productId: '2',
  durationDays: 365,
  protocolVersion: '2026-04-01',
}
const TOTAL = { amount: 1_386_700, currency: 'NGN' }

test('what was shown comes back as it was', async () => {
  const { key, sealed } = await sealOrder(SHOWN)
  const order = await readSealedOrder(sealed)
  expect(order).toMatchObject({ ...SHOWN, key })
  const quote = await sealQuote({ key, code: '', total: TOTAL })
  expect(order && (await readQuote(quote, order))).toEqual({ key, code: '', total: TOTAL })
})

test('a price of another form, or of nobody, is none: tampered with, it is not ordered at', async () => {
  const [one, other] = [await sealOrder(SHOWN), await sealOrder(SHOWN)]
  const order = await readSealedOrder(one.sealed)
  if (!order) throw new Error('it was sealed just now')
  const cheap = await sealQuote({ key: other.key, code: '', total: { amount: 1, currency: 'NGN' } })
  expect(await readQuote(cheap, order)).toBeNull()
  expect(await readQuote(JSON.stringify({ key: one.key, code: '', total: TOTAL }), order)).toBeNull()
})

test('a phone or a plan that was changed on the way, or sealed for something else, is not ordered', async () => {
  const { sealed } = await sealOrder(SHOWN)
  const changed = `${sealed.slice(0, -6)}${sealed.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'}`
  expect(await readSealedOrder(changed)).toBeNull()
  expect(await readSealedOrder(await seal('purchase device', SHOWN, 60))).toBeNull()
})
