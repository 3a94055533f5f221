import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** What a preview token vouches for. */
export type PreviewPass = z.infer<typeof previewPass>

const previewPass = z.object({
  collection: z.string(),
  id: z.number().int().positive(),
  user: z.number().int().positive(),
  /** The log-in it was made in: it ends with it. */
  session: z.string(),
  /** Origin of the admin in which the page may stand in a frame. */
  admin: z.url({ protocol: /^https?$/ }),
  /** Unix seconds. */
  expires: z.number().int(),
})

/** A token for the query of the site's preview page; whoever has it sees the draft until it expires. */
export function makePreviewToken(secret: string, pass: PreviewPass): string {
  const facts = Buffer.from(JSON.stringify(pass)).toString('base64url')
  return `${facts}.${digest(secret, facts)}`
}

/** What a token vouches for; null where it is not ours or has expired. */
export function readPreviewToken(secret: string, token: string, now = Date.now()): PreviewPass | null {
  const [facts = '', signature = '', ...rest] = token.split('.')
  const expected = Buffer.from(digest(secret, facts))
  const received = Buffer.from(signature)
  if (rest.length > 0 || expected.length !== received.length || !timingSafeEqual(expected, received))
    return null
  const read = previewPass.safeParse(JSON.parse(Buffer.from(facts, 'base64url').toString()))
  return read.success && read.data.expires * 1000 > now ? read.data : null
}

/** Begins with what it is for: no other signature made with the secret is good here. */
function digest(secret: string, facts: string): string {
  return createHmac('sha256', secret).update(`preview.${facts}`).digest('base64url')
}
