import { z } from 'zod'

/** Under `/api`; a POST begins a new check. */
export const LINKS_PATH = '/link-check'

const count = z.number().int().min(0)

export const deadLinkList = z.object({
  links: z.array(
    z.object({
      /** Of the document, in the reader's language. */
      kind: z.string(),
      title: z.string(),
      /** In the admin. */
      href: z.string(),
      address: z.string(),
      language: z.string().nullable(),
      /** Names of those in which it leads nowhere. */
      countries: z.array(z.string()),
      isNowhere: z.boolean(),
    }),
  ),
  counts: z.array(z.object({ country: z.string(), count, name: z.string() })),
  pages: count,
  /** Null before the first check. */
  checkedAt: z.iso.datetime().nullable(),
  documents: count,
  isRunning: z.boolean(),
})

export type DeadLinkList = z.infer<typeof deadLinkList>

export const deadLinksAsked = z.object({
  country: z.string().max(10).nullable().default(null),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
