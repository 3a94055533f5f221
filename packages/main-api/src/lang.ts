import { z } from 'zod'

/** `ng` or `sa_en`. */
export const lang = z.string().regex(/^(?:global|[a-z]{2}(?:_[a-z]{2})?)$/)
