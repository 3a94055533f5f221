import { z } from 'zod'
import { LONGEST_VALUE, type PriceChoice, upToFirstGap } from './price-choice'

const value = z.string().min(1).max(LONGEST_VALUE).optional().catch(undefined)
const choice = z.object({
  product: value,
  brand: value,
  series: value,
  model: value,
  category: value,
  memory: value,
})

export function readChoice(query: Readonly<Record<string, unknown>>): PriceChoice {
  return upToFirstGap(choice.parse(query))
}
