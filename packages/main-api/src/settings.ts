import { z } from 'zod'

/** What holds for all countries and is an editor's to change: [9#8]–[9#16], [9#42]–[9#45], [3#17]. */
export const siteInfo = z.object({
  /** [9#16] */
  copyrightYear: z.number().int(),
  /** [9#42]–[9#45], as they are written, such as `5500+`. */
  figures: z.object({
    countries: z.string(),
    serviceCenters: z.string(),
    customers: z.string(),
    fastRepairHours: z.number().int(),
  }),
  /** Where the QR code of the app leads to; India has its own [3#17], and null shows no code. */
  appUrl: z.url().nullable(),
})

export type SiteInfo = z.infer<typeof siteInfo>
