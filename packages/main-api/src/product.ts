import { z } from 'zod'

/** Kinds of device that the group repairs, by which content is tagged and found (§1). */
export const PRODUCTS = [
  'mobile-phones',
  'tablets',
  'computers',
  'tvs',
  'home-appliances',
  'accessories',
] as const

export const product = z.enum(PRODUCTS)

/** A brand of the group, such as `aster`: the cms's `brands` name them. */
export const brandSlug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

export type Product = z.infer<typeof product>
