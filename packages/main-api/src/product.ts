import { z } from 'zod'

/** (§1) */
export const PRODUCTS = [
  'mobile-phones',
  'tablets',
  'computers',
  'tvs',
  'home-appliances',
  'accessories',
] as const

export const product = z.enum(PRODUCTS)

export const brandSlug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

export type Product = z.infer<typeof product>
