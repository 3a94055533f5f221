import { LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { brandSlug } from './product'
import { lang } from './lang'
import { richText } from './rich-text'

/** The products of [2.4#13], in its order. */
export const POLICY_PRODUCTS = ['mobile-phone', 'retail-accessories', 'home-appliance', 'laptop'] as const

export const policyProduct = z.enum(POLICY_PRODUCTS)

export const policySummary = z.object({
  id: z.number().int().positive(),
  brand: z.object({ slug: brandSlug, name: z.string() }),
  product: policyProduct,
  title: z.string(),
  /** The first day on which the version in force counts, `2026-03-01`. */
  effectiveFrom: z.iso.date(),
})

export const policyListRequest = z.object({ shortName: lang })

/** What can be chosen on the service policy page [2.4#13]: one policy for each brand and product. */
export const policyList = z.object({ policies: z.array(policySummary) })

export const policyRequest = z.object({
  shortName: lang,
  id: z.coerce.number().int().positive(),
})

/** One policy as it is in force today in this country [2.4#14]. */
export const policy = policySummary.extend({
  summary: z.string(),
  body: richText,
  /** A version that has been decided and is not in force yet. */
  next: z.object({ effectiveFrom: z.iso.date(), summary: z.string() }).nullable(),
  updatedAt: z.iso.datetime(),
  locale: z.enum(LOCALES),
})

export type PolicyProduct = z.infer<typeof policyProduct>
export type PolicySummary = z.infer<typeof policySummary>
export type Policy = z.infer<typeof policy>
