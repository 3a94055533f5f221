/** In order [2.4#25], named as in the address. */
export const FIELDS = ['product', 'brand', 'series', 'model', 'category', 'memory'] as const

export const LONGEST_VALUE = 100

export type PriceField = (typeof FIELDS)[number]
export type PriceChoice = Readonly<Partial<Record<PriceField, string>>>

/** Drops later choices, which may not fit. */
export function changed(choice: PriceChoice, field: PriceField, to: string): PriceChoice {
  const before = FIELDS.slice(0, FIELDS.indexOf(field))
  const kept = before.map((name) => [name, choice[name]] as const)
  return upToFirstGap(Object.fromEntries([...kept, [field, to || undefined]]))
}

export function isSameChoice(one: PriceChoice, other: PriceChoice): boolean {
  return FIELDS.every((field) => one[field] === other[field])
}

export function offered(
  choice: PriceChoice,
  lists: Readonly<Record<PriceField, readonly { value: string }[]>>,
): PriceChoice {
  const entries = FIELDS.filter((name) => lists[name].some(({ value }) => value === choice[name])).map(
    (name) => [name, choice[name]] as const,
  )
  return upToFirstGap(Object.fromEntries(entries))
}

export function upToFirstGap(choice: Partial<Record<PriceField, string | undefined>>): PriceChoice {
  const gap = FIELDS.findIndex((name) => choice[name] === undefined)
  const made = gap < 0 ? FIELDS : FIELDS.slice(0, gap)
  return Object.fromEntries(made.map((name) => [name, choice[name]]))
}

/** Mirrors the server's `readChoice`. */
export function choiceIn(search: URLSearchParams): PriceChoice {
  const values = FIELDS.map((field) => {
    const [only = '', ...others] = search.getAll(field)
    const isGood = others.length === 0 && only !== '' && only.length <= LONGEST_VALUE
    return [field, isGood ? only : undefined] as const
  })
  return upToFirstGap(Object.fromEntries(values))
}
