import { z } from 'zod'

/** `{lang}` as in the site's URL, such as `ng` or `sa_en`. */
export const lang = z.string().regex(/^(?:global|[a-z]{2}(?:_[a-z]{2})?)$/)
