/** In characters, as in the contract of the call. */
export const LONGEST = { name: 100, storeCode: 40, code: 40 } as const
