import { z } from 'zod'

/**
 * Sources are immutable: `v` changes with the bytes. Sizes are CSS pixels; the focal point is in per cent from the top and
 * the physical left.
 */
export const picture = z.object({
  src: z.string().startsWith('/media/'),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  focalX: z.number().min(0).max(100),
  focalY: z.number().min(0).max(100),
  sources: z.array(z.object({ src: z.string().startsWith('/media/'), width: z.number().int().positive() })),
})

export type Picture = z.infer<typeof picture>
