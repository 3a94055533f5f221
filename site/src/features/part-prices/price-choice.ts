import { z } from 'zod'

/** What is chosen one after the other [2.4#25], as it stands in an address. */
export const FIELDS = ['product', 'brand', 'series', 'model', 'category', 'memory'] as const

export type PriceField = (typeof FIELDS)[number]
export type PriceChoice = Readonly<Partial<Record<PriceField, string>>>

const value = z.string().min(1).max(100).optional().catch(undefined)
const shape = z.object({
  product: value,
  brand: value,
  series: value,
  model: value,
  category: value,
  memory: value,
})

/** The choice that a query holds, up to the first one that is missing; a part alone may be left open. */
export function readChoice(query: Readonly<Record<string, unknown>>): PriceChoice {
  return upToFirstGap(shape.parse(query))
}

/** The choice with one field changed: what was chosen after it may no longer fit. */
export function changed(choice: PriceChoice, field: PriceField, to: string): PriceChoice {
  const before = FIELDS.slice(0, FIELDS.indexOf(field))
  const kept = before.map((name) => [name, choice[name]] as const)
  return upToFirstGap(Object.fromEntries([...kept, [field, to || undefined]]))
}

/** The choice as far as the service offers it: what is no longer sold, or was made up, is left out. */
export function offered(
  choice: PriceChoice,
  lists: Readonly<Record<PriceField, readonly { value: string }[]>>,
): PriceChoice {
  const entries = FIELDS.filter((name) => lists[name].some(({ value }) => value === choice[name])).map(
    (name) => [name, choice[name]] as const,
  )
  return upToFirstGap(Object.fromEntries(entries))
}

function upToFirstGap(choice: Partial<Record<PriceField, string | undefined>>): PriceChoice {
  const gap = FIELDS.findIndex((name) => choice[name] === undefined)
  const made = gap < 0 ? FIELDS : FIELDS.slice(0, gap)
  return Object.fromEntries(made.map((name) => [name, choice[name]]))
}
