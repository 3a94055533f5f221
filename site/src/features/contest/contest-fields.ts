export const FIELDS = ['boughtOn', 'shop', 'name', 'region', 'phone', 'note'] as const

/** Characters */
export const LONGEST = { shop: 200, name: 100, note: 1000 } as const
