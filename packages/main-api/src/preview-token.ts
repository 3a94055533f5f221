import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export type PreviewPass = z.infer<typeof previewPass>

const previewPass = z.object({
  collection: z.string(),
  id: z.number().int().positive(),
  user: z.number().int().positive(),
  session: z.string(),
  /** Of a country rather than a document: the site as it is then. */
  at: z.iso.datetime().optional(),
  /** Origin allowed to frame the page. */
  admin: z.url({ protocol: /^https?$/ }),
  /** Unix seconds. */
  expires: z.number().int(),
})

/** Anyone who has it can see the draft until it expires. */
export function makePreviewToken(secret: string, pass: PreviewPass): string {
  const facts = Buffer.from(JSON.stringify(pass)).toString('base64url')
  return `${facts}.${digest(secret, facts)}`
}

export function readPreviewToken(secret: string, token: string, now = Date.now()): PreviewPass | null {
  const [facts = '', signature = '', ...rest] = token.split('.')
  const expected = Buffer.from(digest(secret, facts))
  const received = Buffer.from(signature)
  if (rest.length > 0 || expected.length !== received.length || !timingSafeEqual(expected, received))
    return null
  const read = previewPass.safeParse(JSON.parse(Buffer.from(facts, 'base64url').toString()))
  return read.success && read.data.expires * 1000 > now ? read.data : null
}

/** The prefix separates these from other signatures with this secret. */
function digest(secret: string, facts: string): string {
  return createHmac('sha256', secret).update(`preview.${facts}`).digest('base64url')
}
