import { z } from 'zod'

/**
 * The hard redirects [2.2#21]–[2.2#23] of all countries. `from` is a path that ends with a slash; where it ends
 * with `/*`, that path and all that lies below it. `to` is a path of ours or an absolute URL, which the site checks against its
 * own list of hosts.
 */
export const redirect = z.object({
  from: z.string().startsWith('/').max(300),
  to: z.string().max(500),
  permanent: z.boolean(),
})

export const redirectListRequest = z.object({})

export const redirectList = z.object({ redirects: z.array(redirect) })

export type Redirect = z.infer<typeof redirect>
