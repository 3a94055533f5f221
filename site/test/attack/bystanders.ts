import type { Stack } from '@carelane/test-kit/stack'
import sharp from 'sharp'
import { z } from 'zod'
import { send, type Answer } from '../support/built-site'
import type { AttackName } from './attacks'

/** Somebody who is not the attacker, and what they do while it goes on. */
export interface Bystander {
  does: string
  /** Before the attack. The act throws where it fails. */
  prepare: (stack: Stack) => Promise<() => Promise<void>>
}

export const BYSTANDERS: Partial<Record<AttackName, Bystander>> = {
  'upload-promises': {
    does: 'somebody else adds a photo',
    prepare: async ({ siteUrl }) => {
      const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer()
      return () => addPhoto(siteUrl, photo)
    },
  },
  'log-ins': {
    does: 'the owner of the account logs in where they did before',
    prepare: async ({ cmsUrl, accounts }) => {
      const owner = accounts.find(({ role }) => role === 'administrator')
      const logIn = (cookie: string) =>
        fetch(`${cmsUrl}/api/users/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.77', cookie },
          body: JSON.stringify(owner),
        })
      const known = (await logIn('')).headers
        .getSetCookie()
        .map((cookie) => cookie.split(';', 1)[0] ?? '')
        .filter((pair) => pair.includes('known-device'))
      return async () => {
        const { status } = await logIn(known.join('; '))
        if (status !== 200) throw new Error(`status ${status}`)
      }
    },
  },
}

const begun = z.object({ id: z.string() })
const arrived = z.object({ isKept: z.literal(true) })

async function addPhoto(siteUrl: string, photo: Buffer): Promise<void> {
  const { host, port, origin } = new URL(siteUrl)
  const headers = { host, origin, 'x-forwarded-for': '198.51.100.78' }
  const post = (path: string, body: Buffer | string, cookie = ''): Promise<Answer> => {
    const length = { 'content-length': String(Buffer.byteLength(body)) }
    return send(Number(port), 'POST', path, { ...headers, ...length, cookie }, body)
  }
  const begin = await post(`/api/photos/?type=jpg&size=${photo.length}`, '')
  const { id } = begun.parse(JSON.parse(begin.text))
  const cookie = begin.headers['set-cookie']?.[0]?.split(';', 1)[0]
  const part = await post(`/api/photos/parts/?id=${id}&offset=0`, photo, cookie)
  arrived.parse(JSON.parse(part.text))
}
