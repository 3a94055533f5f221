import type { LikelyIntent } from '@carelane/main-api'
import type { Source } from './answer'

const MOST = 3

/** Less likely ones would be guesses. */
const LEAST = 0.04

/** A page each of the two likeliest meanings, the best that the words alone found, and if there is room, more meanings. */
export function pagesToChoose(intents: readonly LikelyIntent[], found: readonly Source[]): Source[] {
  const likely = intents.flatMap(({ probability, pages: [page] }) =>
    page && probability >= LEAST ? [page] : [],
  )
  const all = [...likely.slice(0, MOST - 1), ...found.slice(0, 1), ...likely.slice(MOST - 1)]
  return all
    .filter(({ url }, at) => all.findIndex((other) => other.url === url) === at)
    .slice(0, MOST)
    .map(({ title, url, locale }, at) => ({ number: at + 1, title, url, locale }))
}
