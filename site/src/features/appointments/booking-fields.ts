// The contract lists none.
export const PRODUCTS = [
  'mobile-phone',
  'tablet',
  'laptop',
  'tv',
  'wearable',
  'home-appliance',
  'other',
] as const

export type Product = (typeof PRODUCTS)[number]

export const MOST_PHOTOS = 6

/** Characters */
export const LONGEST = { name: 100, model: 100, fault: 2000 } as const

export const FIELDS = [
  'slot',
  'product',
  'model',
  'imei',
  'fault',
  'name',
  'region',
  'phone',
  'email',
] as const

export function isProduct(text: string | null | undefined): text is Product {
  return PRODUCTS.some((product) => product === text)
}
