/** 128 × 4,096 × 8 bytes: each try writes and reads 4 MB, which is more than fast memory near a core. */
export const SCRYPT = { algorithm: 'SCRYPT', cost: 4096, memoryCost: 8 } as const

/** At the ordinary price. See docs/decisions/0092-one-table-against-abuse.md. */
export const TRIES = { least: 8, most: 16 }
