import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import { ORPHAN_HOURS } from './limits'
import { PHOTO_COOKIE } from './photo-cookie'

const kept = z.object({ owner: z.uuid() })

/** Whose photos this browser can read and hand in; null where it has chosen none. */
export async function recallOwner(): Promise<string | null> {
  const owner = await readCookie()
  return owner && hashOf(owner)
}

/** The same, made where there is none; it holds a day from now. In a server action or a route alone. */
export async function ensureOwner(): Promise<string> {
  const owner = (await readCookie()) ?? randomUUID()
  await rememberSealed(PHOTO_COOKIE, { owner }, { seconds: ORPHAN_HOURS * 3600, path: '/' })
  return hashOf(owner)
}

async function readCookie(): Promise<string | null> {
  const read = kept.safeParse(await recallSealed(PHOTO_COOKIE))
  return read.success ? read.data.owner : null
}

/** A random value needs no key: nobody can try them all. */
function hashOf(owner: string): string {
  return createHash('sha256').update(owner).digest('base64url')
}
