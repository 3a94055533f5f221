import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/scrypt'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeChallenge, readProof } from './proof'
import { TRIES } from './proof-cost'
import { TICKET_LIFETIME_SECONDS } from './ticket'

beforeAll(() => {
  process.env.SESSION_SECRET = 'for this test alone, 32 characters'
})

async function ask(price = 1, work = price, now = Date.now()): Promise<Challenge> {
  const challenge = await makeChallenge({ visitor: 'visitor', price, work, now })
  if (!challenge) throw new Error('too many challenges at once')
  return challenge
}

async function solved(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, solution }
}

const written = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

describe('a proof', () => {
  test('is accepted from whom it was asked, under one name, and says at which price it was issued', async () => {
    const proof = written(await solved(await ask(4, 1)))
    const read = await readProof(proof, 'visitor')
    expect(read).toEqual({ id: expect.stringMatching(/^[0-9a-f]{64}$/), price: 4 })
    expect(await readProof(proof, 'visitor')).toEqual(read)
    expect(await readProof(proof, 'another')).toBeNull()
  })

  test('takes as many times the work as is asked', async () => {
    const { solution } = await solved(await ask(2))
    expect(solution?.counter).toBeGreaterThanOrEqual(TRIES.least * 2)
    expect(solution?.counter).toBeLessThanOrEqual(TRIES.most * 2)
  })

  test('takes no more than 16 MB', async () => {
    const { cost, memoryCost = 0 } = (await ask()).parameters
    expect(128 * cost * memoryCost).toBeLessThanOrEqual(16 * 1024 * 1024)
  })

  test('is nothing once anything of it is changed', async () => {
    const { challenge, solution } = await solved(await ask())
    const { parameters } = challenge
    const changed = (changes: object) => ({
      challenge: { ...challenge, parameters: { ...parameters, ...changes } },
      solution,
    })
    for (const forged of [
      changed({ keyPrefix: '00' }),
      changed({ cost: 1 }),
      changed({ memoryCost: 1 }),
      changed({ algorithm: 'PBKDF2/SHA-256' }),
      changed({ expiresAt: parameters.expiresAt! + 1 }),
      changed({ data: { price: 1, visitor: 'another' } }),
      changed({ data: { price: 32, visitor: 'visitor' } }),
      changed({ keySignature: undefined }),
      changed({ more: 1 }),
      { challenge: { ...challenge, signature: undefined }, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix } },
      { challenge },
      null,
      'text',
    ]) {
      expect(await readProof(written(forged), 'visitor'), JSON.stringify(forged)).toBeNull()
      expect(await readProof(written(forged), 'another'), JSON.stringify(forged)).toBeNull()
    }
    for (const nonsense of ['', '%%%', '{}', 'x'.repeat(100_000)])
      expect(await readProof(nonsense, 'visitor')).toBeNull()
  })

  test('is nothing when it comes too late', async () => {
    const longAgo = Date.now() - (TICKET_LIFETIME_SECONDS + 2) * 1000
    expect(await readProof(written(await solved(await ask(1, 1, longAgo))), 'visitor')).toBeNull()
  })

  test('is nothing under another secret', async () => {
    const proof = written(await solved(await ask()))
    process.env.SESSION_SECRET = 'another one, also with 32 characters'
    expect(await readProof(proof, 'visitor')).toBeNull()
  })
})

test('while too many challenges are being made, no more are: a flood takes one core', async () => {
  const made = await Promise.all(
    Array.from({ length: 250 }, () =>
      makeChallenge({ visitor: 'visitor', price: 1, work: 1, now: Date.now() }),
    ),
  )
  const refused = made.filter((challenge) => challenge === null)
  expect(refused.length).toBeGreaterThan(0)
  expect(made.length - refused.length).toBeGreaterThanOrEqual(200)
  expect(await ask()).toBeTruthy()
})
