/** Characters */
export const LONGEST = { name: 100, storeCode: 40, code: 40 } as const
