import type { PriceAnswer, PriceFailure } from './price-answer'

const DEADLINE_MS = 15_000

export class PricesRefused extends Error {}

/** @throws PricesRefused with a message for the visitor */
export async function fetchPrices(address: string): Promise<PriceAnswer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) })
  const body = (await response.json()) as PriceAnswer | PriceFailure
  if ('result' in body) return body
  throw new PricesRefused(body.message)
}
