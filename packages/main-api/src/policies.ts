import { LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { brandSlug } from './product'
import { lang } from './lang'
import { richText } from './rich-text'

/** [2.4#13], in display order. */
export const POLICY_PRODUCTS = ['mobile-phone', 'retail-accessories', 'home-appliance', 'laptop'] as const

export const policyProduct = z.enum(POLICY_PRODUCTS)

export const policySummary = z.object({
  id: z.number().int().positive(),
  brand: z.object({ slug: brandSlug, name: z.string() }),
  product: policyProduct,
  title: z.string(),
  effectiveFrom: z.iso.date(),
})

export const policyListRequest = z.object({ shortName: lang })

/** [2.4#13]: one for each brand and product. */
export const policyList = z.object({ policies: z.array(policySummary) })

export const policyRequest = z.object({
  shortName: lang,
  id: z.coerce.number().int().positive(),
})

/** [2.4#14], in force today. */
export const policy = policySummary.extend({
  summary: z.string(),
  body: richText,
  /** Decided, but not yet in force. */
  next: z.object({ effectiveFrom: z.iso.date(), summary: z.string() }).nullable(),
  updatedAt: z.iso.datetime(),
  locale: z.enum(LOCALES),
})

export type PolicyProduct = z.infer<typeof policyProduct>
export type PolicySummary = z.infer<typeof policySummary>
export type Policy = z.infer<typeof policy>
