import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/scrypt'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ACTIONS } from './actions'
import { PROOF_FIELD, TICKET_FIELD } from './fields'
import { TRIES } from './proof-cost'
import { takeRefusals } from './refusals'
import { setRules } from './rules'
import { spend } from './spend'
import { throttleForm } from './throttle-form'
import type { Throttled } from './throttled'

const { ipv6 } = ACTIONS['warranty-check']
let address = ''
let block = 0

beforeAll(() => {
  process.env.SESSION_SECRET = 'for this test alone, 32 characters'
})
beforeEach(() => {
  block += 1
  address = `2001:db8:${block}:1::1`
})

async function send(fields: Record<string, string> = {}): Promise<Throttled | null> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const throttled = await throttleForm({ action: 'warranty-check', address, numbers: {}, form })
  if (throttled === 'blocked') throw new Error('nobody is blocked')
  return throttled
}

async function spendTimes(times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) await spend('warranty-check', address)
}

async function pay(throttled: Throttled | null): Promise<{ fields: Record<string, string>; tries: number }> {
  const challenge = throttled?.challenge
  if (!challenge) throw new Error('nothing to pay')
  const solution = await solveChallenge({ challenge, deriveKey })
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  return { fields: { [PROOF_FIELD]: proof }, tries: solution?.counter ?? 0 }
}

test('a proof of the present price is accepted, once', async () => {
  await spendTimes(ipv6!.minute!)
  const { fields } = await pay(await send())
  expect(await send(fields)).toBeNull()
  expect(await send(fields)).not.toBeNull()
})

test('a proof that was kept until the price had risen is refused; what was worked is not asked for again', async () => {
  await spendTimes(ipv6!.minute!)
  const kept = await pay(await send())
  await spendTimes(ipv6!.minute! * 3)
  const dearer = await send(kept.fields)
  expect(dearer?.challenge?.parameters.data).toMatchObject({ price: 4 })
  const { fields, tries } = await pay(dearer)
  expect(tries).toBeGreaterThanOrEqual(TRIES.least * 3)
  expect(tries).toBeLessThanOrEqual(TRIES.most * 3)
  expect(await send(fields)).toBeNull()
  expect((await send(kept.fields))?.challenge?.parameters.data).toMatchObject({ price: 4 })
})

test('without scripts, a ticket is accepted once its time has come, and so many a minute', async () => {
  await spendTimes(ipv6!.minute!)
  const tickets = []
  for (let at = 0; at <= ACTIONS.ticket.ipv6!.minute!; at += 1) tickets.push((await send())?.ticket ?? '')
  const [first = ''] = tickets
  expect(await send({ [TICKET_FIELD]: first })).toMatchObject({ ticket: first, seconds: 10 })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
  try {
    const answers = []
    for (const ticket of tickets) answers.push(await send({ [TICKET_FIELD]: ticket }))
    const last = tickets.at(-1)
    expect(answers.slice(0, -1)).toEqual(answers.slice(0, -1).map(() => null))
    expect(answers.at(-1)).toMatchObject({ ticket: last })
  } finally {
    vi.useRealTimers()
  }
})

test('each answer that asks for work is counted as refused', async () => {
  takeRefusals()
  await spendTimes(ipv6!.minute! - 1)
  await send()
  const throttled = await send()
  const { fields } = await pay(throttled)
  await send(fields)
  expect(takeRefusals()).toEqual([{ action: 'warranty-check', network: `2001:db8:${block}::/48`, count: 1 }])
})

test('who is blocked can pay no price', async () => {
  setRules({ shares: new Map(), blocks: new Map([[`2001:db8:${block}::/48`, Date.now() + 1000]]) })
  expect(await throttleForm({ action: 'warranty-check', address, numbers: {}, form: new FormData() })).toBe(
    'blocked',
  )
})
