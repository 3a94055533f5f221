import { z } from 'zod'

/** POST, signed like a publication, by a process of the site that is to be told of publications. */
export const SITE_PROCESSES_PATH = '/internal/site-processes'

export const siteProcess = z.object({
  /** An origin, as the cms reaches it. */
  address: z
    .url({ protocol: /^https?$/ })
    .max(200)
    .regex(/[^/]$/),
  /** Whether it ends, and need not be told any more. */
  isLeaving: z.boolean(),
})

export type SiteProcess = z.infer<typeof siteProcess>

export const siteProcessKnown = z.object({
  /** False: what was published before this answer was not sent to it, so whatever it keeps may be old. */
  wasKnown: z.boolean(),
  /** How long it is told of publications without saying again that it is there. */
  seconds: z.number().positive(),
})

export type SiteProcessKnown = z.infer<typeof siteProcessKnown>
