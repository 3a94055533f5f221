import { z } from 'zod'

/** Settings for all countries: [9#8]–[9#16], [9#42]–[9#45], [3#17]. */
export const siteInfo = z.object({
  /** [9#16] */
  copyrightYear: z.number().int(),
  /** [9#42]–[9#45], formatted, such as `5500+`. */
  figures: z.object({
    countries: z.string(),
    serviceCenters: z.string(),
    customers: z.string(),
    fastRepairHours: z.number().int(),
  }),
  /** Target of the QR code; India has its own [3#17]. Null hides the code. */
  appUrl: z.url().nullable(),
})

export type SiteInfo = z.infer<typeof siteInfo>
