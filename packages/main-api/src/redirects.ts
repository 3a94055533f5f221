import { z } from 'zod'

/**
 * [2.2#21]–[2.2#23]. `from` ends with a slash, or with `/*` for everything below. The site checks `to` against its allowed
 * hosts.
 */
export const redirect = z.object({
  from: z.string().startsWith('/').max(300),
  to: z.string().max(500),
  permanent: z.boolean(),
})

export const redirectListRequest = z.object({})

export const redirectList = z.object({ redirects: z.array(redirect) })

export type Redirect = z.infer<typeof redirect>
