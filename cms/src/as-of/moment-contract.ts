import { z } from 'zod'

/** `GET`: leads on to the site as it is then. */
export const VISIT_PATH = '/calendar/visit'

export const visitRequest = z.object({
  country: z.string().max(10),
  at: z.iso.datetime(),
  /** Another than the country's shows its first. */
  language: z.string().max(10).catch(''),
})
