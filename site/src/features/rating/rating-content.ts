import { RATING_REASONS } from '@carelane/after-sales'
import { z } from 'zod'
import { handedInFrom } from '@/handing-in/handed-in-from'

const stars = z.number().int().min(1).max(5)

export const ratingContent = z.object({
  orderNumber: z.string(),
  ...handedInFrom,
  environment: stars,
  attitude: stars,
  efficiency: stars,
  quality: stars,
  overall: stars,
  recommend: z.number().int().min(0).max(10),
  reasons: z.array(z.enum(RATING_REASONS)),
  qualityComment: z.string().optional(),
  suggestion: z.string().optional(),
})

export type RatingContent = z.output<typeof ratingContent>
