import type { SelectOption } from '@/ui/field/select-field'
import type { PriceChoice, PriceField } from './price-choice'

/** A part of a model and what it costs, in the country's words. */
export interface PriceRow {
  part: string
  /** RAM&ROM option. */
  memory: string | null
  price: string
  labor: string
  total: string
}

export type PriceResult =
  /** The model is not chosen yet. */
  | { kind: 'open' }
  /** Nothing is sold in the country, or its prices are not online. */
  | { kind: 'no-country' }
  | { kind: 'no-prices' }
  | { kind: 'prices'; title: string; rows: PriceRow[] }

/** What can be chosen now, and the prices once enough is. */
export interface PriceAnswer {
  choice: PriceChoice
  lists: Readonly<Record<PriceField, readonly SelectOption[]>>
  result: PriceResult
}

/** What our server says where it has no answer, in the visitor's words. */
export interface PriceFailure {
  message: string
}
