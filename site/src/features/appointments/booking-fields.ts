/** What is brought to a centre: the contract names no list, so these are the keys that the service is told. */
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

/** Photos of the fault, as in the contract of the call. */
export const MOST_PHOTOS = 6

/** What a visitor types, in the order of the form; the longest in characters, as in the contract of the call. */
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
