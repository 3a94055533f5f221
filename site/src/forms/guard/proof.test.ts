import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { beforeAll, describe, expect, test } from 'vitest'
import { LIFETIME_SECONDS } from './limits'
import { makeChallenge, readProof } from './proof'

beforeAll(() => {
  process.env.SESSION_SECRET = 'for this test alone, 32 characters'
})

async function solved(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, solution }
}

const written = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

describe('a proof', () => {
  test('is accepted from whom it was asked, under one name', async () => {
    const proof = written(await solved(await makeChallenge('visitor', 1, Date.now())))
    const id = await readProof(proof, 'visitor')
    expect(id).toMatch(/^[0-9a-f]{64}$/)
    expect(await readProof(proof, 'visitor')).toBe(id)
    expect(await readProof(proof, 'another')).toBeNull()
  })

  test('takes as many times the work as is asked', async () => {
    const { solution } = await solved(await makeChallenge('visitor', 2, Date.now()))
    expect(solution?.counter).toBeGreaterThanOrEqual(400)
    expect(solution?.counter).toBeLessThanOrEqual(800)
  })

  test('is nothing once anything of it is changed', async () => {
    const { challenge, solution } = await solved(await makeChallenge('visitor', 1, Date.now()))
    const { parameters } = challenge
    const changed = (changes: object) => ({
      challenge: { ...challenge, parameters: { ...parameters, ...changes } },
      solution,
    })
    for (const forged of [
      changed({ keyPrefix: '00' }),
      changed({ cost: 1 }),
      changed({ expiresAt: parameters.expiresAt! + 1 }),
      changed({ data: { visitor: 'another' } }),
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
    const longAgo = Date.now() - (LIFETIME_SECONDS + 2) * 1000
    expect(
      await readProof(written(await solved(await makeChallenge('visitor', 1, longAgo))), 'visitor'),
    ).toBeNull()
  })

  test('is nothing under another secret', async () => {
    const proof = written(await solved(await makeChallenge('visitor', 1, Date.now())))
    process.env.SESSION_SECRET = 'another one, also with 32 characters'
    expect(await readProof(proof, 'visitor')).toBeNull()
  })
})
