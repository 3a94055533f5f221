import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import { ORPHAN_HOURS } from './limits'
import { PHOTO_COOKIE } from '@/platform/personal-cookies'

const cookieContent = z.object({ owner: z.uuid() })

export async function recallOwner(): Promise<string | null> {
  const owner = await readCookie()
  return owner && hashOf(owner)
}

/** In server actions and routes only. */
export async function ensureOwner(): Promise<string> {
  const owner = (await readCookie()) ?? randomUUID()
  await rememberSealed(PHOTO_COOKIE, { owner }, { seconds: ORPHAN_HOURS * 3600, path: '/' })
  return hashOf(owner)
}

async function readCookie(): Promise<string | null> {
  const read = cookieContent.safeParse(await recallSealed(PHOTO_COOKIE))
  return read.success ? read.data.owner : null
}

/** Unkeyed: too long to guess. */
function hashOf(owner: string): string {
  return createHash('sha256').update(owner).digest('base64url')
}
