import { z } from 'zod'

/** [9#8]–[9#16], [9#42]–[9#45], [3#17] */
export const siteInfo = z.object({
  /** [9#16] */
  copyrightYear: z.number().int(),
  /** [9#42]–[9#45], formatted: `5500+`. */
  figures: z.object({
    countries: z.string(),
    serviceCenters: z.string(),
    customers: z.string(),
    fastRepairHours: z.number().int(),
  }),
  /** Null hides the QR code; India has its own [3#17]. */
  appUrl: z.url().nullable(),
})

export type SiteInfo = z.infer<typeof siteInfo>
