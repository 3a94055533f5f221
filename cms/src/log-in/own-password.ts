import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

const derive = promisify(pbkdf2)

/** As Payload derives keys; those of older versions have no prefix. */
const PRESENT = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
const FORMER = { prefix: '', iterations: 25_000, bytes: 512 }

const stored = z.object({ hash: z.string(), salt: z.string() })

export async function isOwnPassword(req: PayloadRequest, id: number, password: string): Promise<boolean> {
  const account: unknown = await req.payload.db.findOne({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  const { hash, salt } = stored.parse(account)
  const { prefix, iterations, bytes } = hash.startsWith(PRESENT.prefix) ? PRESENT : FORMER
  const expected = Buffer.from(hash.slice(prefix.length), 'hex')
  return timingSafeEqual(expected, await derive(password, salt, iterations, bytes, 'sha256'))
}

/** Takes as long as comparing a password. */
export async function compareWithNothing(): Promise<void> {
  await derive('', randomBytes(32), PRESENT.iterations, PRESENT.bytes, 'sha256')
}
