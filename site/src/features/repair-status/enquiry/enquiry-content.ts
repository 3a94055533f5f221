import { z } from 'zod'
import { handedInFrom } from '@/handing-in/handed-in-from'

export const enquiryContent = z.object({
  ...handedInFrom,
  orderNumber: z.string(),
  note: z.string().optional(),
})

export type EnquiryContent = z.output<typeof enquiryContent>
