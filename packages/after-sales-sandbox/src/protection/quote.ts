/** Minor units. */
export interface Quote {
  price: bigint
  discount: bigint
  tax: bigint
  total: bigint
}

interface Rates {
  /** Hundredths of a percent. */
  basisPoints: number
  percentOff?: number
}

/** The discount is rounded down, the tax to the nearest unit, halves up. */
export function quoteOf(price: bigint, { basisPoints, percentOff = 0 }: Rates): Quote {
  const discount = (price * BigInt(percentOff)) / 100n
  const tax = ((price - discount) * BigInt(basisPoints) + 5_000n) / 10_000n
  return { price, discount, tax, total: price - discount + tax }
}
