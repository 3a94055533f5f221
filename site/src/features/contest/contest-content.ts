import { CONTESTED_DEVICES } from '@carelane/after-sales'
import { z } from 'zod'
import { handedInFrom } from '@/handing-in/handed-in-from'

export const contestContent = z.object({
  ...handedInFrom,
  device: z.enum(CONTESTED_DEVICES),
  deviceNumber: z.string(),
  verdict: z.string(),
  /** Id of the receipt's photo. */
  receipt: z.string(),
  /** `YYYY-MM-DD` */
  boughtOn: z.string(),
  shop: z.string(),
  name: z.string(),
  phone: z.string(),
  note: z.string().optional(),
})

export type ContestContent = z.output<typeof contestContent>
