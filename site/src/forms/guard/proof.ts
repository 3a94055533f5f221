import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { LIFETIME_SECONDS, PROOF_COST, PROOF_TRIES } from './limits'
import { secretFor } from './secrets'

const MAXIMUM = 4000
const hex = z.string().regex(/^[0-9a-f]+$/)

const proof = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.literal(PROOF_COST),
      data: z.strictObject({ visitor: z.string() }),
      expiresAt: z.number(),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex, time: z.number().optional() }),
})

export function makeChallenge(visitor: string, difficulty: number, now: number): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: PROOF_COST,
    counter: randomInt(PROOF_TRIES.most * difficulty, PROOF_TRIES.least * difficulty),
    data: { visitor },
    deriveKey,
    expiresAt: Math.floor(now / 1000) + LIFETIME_SECONDS,
    ...signing(),
  })
}

/** Its id, or null. */
export async function readProof(text: string, visitor: string): Promise<string | null> {
  const read = proof.safeParse(text.length > MAXIMUM ? null : parsed(text))
  if (!read.success || read.data.challenge.parameters.data.visitor !== visitor) return null
  const { challenge, solution } = read.data
  const { verified } = await verifySolution({
    challenge,
    solution: { counter: solution.counter, derivedKey: solution.derivedKey },
    deriveKey,
    ...signing(),
  })
  return verified ? challenge.signature : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return null
  }
}

function signing() {
  return { hmacSignatureSecret: secretFor('challenge'), hmacKeySignatureSecret: secretFor('solution') }
}
