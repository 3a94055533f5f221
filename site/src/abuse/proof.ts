import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib'
import { z } from 'zod'
import { ownLog } from '@/platform/log'
import { deriveKeyInTurn } from './derive-key'
import { SCRYPT, TRIES } from './proof-cost'
import { secretFor } from './secrets'
import { TICKET_LIFETIME_SECONDS } from './ticket'

const MAXIMUM = 4000
const hex = z.string().regex(/^[0-9a-f]+$/)

const proof = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(SCRYPT.algorithm),
      cost: z.literal(SCRYPT.cost),
      memoryCost: z.literal(SCRYPT.memoryCost),
      data: z.strictObject({ price: z.number(), visitor: z.string() }),
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

interface Asked {
  visitor: string
  /** At which it is issued. */
  price: number
  /** Times the ordinary number of tries. */
  work: number
  now: number
}

/** Null while too many are being made. */
export async function makeChallenge({ visitor, price, work, now }: Asked): Promise<Challenge | null> {
  const deriveKey = deriveKeyInTurn()
  if (!deriveKey) return null
  return createChallenge({
    ...SCRYPT,
    counter: randomInt(TRIES.most * work, TRIES.least * work),
    data: { price, visitor },
    deriveKey,
    expiresAt: Math.floor(now / 1000) + TICKET_LIFETIME_SECONDS,
    ...signing(),
  })
}

export async function readProof(
  text: string,
  visitor: string,
): Promise<{ id: string; price: number } | null> {
  const read = proof.safeParse(text.length > MAXIMUM ? null : parsed(text))
  if (!read.success) return null
  const { challenge, solution } = read.data
  const { data } = challenge.parameters
  if (data.visitor !== visitor) return null
  const { verified } = await verifySolution({
    challenge,
    solution: { counter: solution.counter, derivedKey: solution.derivedKey },
    deriveKey: neverDerived,
    ...signing(),
  })
  if (verified) return { id: challenge.signature, price: data.price }
  ownLog().warn('a proof of work that does not hold was sent')
  return null
}

/** The signed key is compared instead. */
async function neverDerived(): Promise<never> {
  throw new Error('a proof without a signed key')
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
