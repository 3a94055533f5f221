import type { PriceAnswer, PriceFailure } from './price-answer'

const DEADLINE_MS = 15_000

/** Our server says why there is no answer, in the visitor's words. */
export class PricesRefused extends Error {}

/**
 * Asks our own route for choices and prices.
 * @throws PricesRefused where it says why it has none; another error where it was not reached
 */
export async function fetchPrices(address: string): Promise<PriceAnswer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) })
  // Our own route of the same version: its shape is its type.
  const body = (await response.json()) as PriceAnswer | PriceFailure
  if ('result' in body) return body
  throw new PricesRefused(body.message)
}
