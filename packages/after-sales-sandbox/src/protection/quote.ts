/** What a plan costs, in minor units of its currency: `total` is `price` less `discount`, and `tax` on what is left. */
export type Quote = { price: bigint; discount: bigint; tax: bigint; total: bigint }

type Rates = {
  /** Hundredths of a percent. */
  basisPoints: number
  /** What a referral code takes off, in percent. */
  percentOff?: number
}

/** In whole numbers alone: the discount is rounded down, the tax to the nearest unit, halves up. */
export function quoteOf(price: bigint, { basisPoints, percentOff = 0 }: Rates): Quote {
  const discount = (price * BigInt(percentOff)) / 100n
  const tax = ((price - discount) * BigInt(basisPoints) + 5_000n) / 10_000n
  return { price, discount, tax, total: price - discount + tax }
}
