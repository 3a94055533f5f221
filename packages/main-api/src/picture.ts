import { z } from 'zod'

/**
 * A picture of the media library. `src` and `sources[].src` are paths on the site's own host
 * (`/media/{file}?v={version}`); the version changes with the bytes, so they can be kept for ever.
 * Widths and heights are in CSS pixels; the focal point is in per cent from the top and the (physical) left.
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
