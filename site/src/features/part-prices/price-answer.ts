import type { SelectOption } from '@/ui/field/select-field'
import type { PriceChoice, PriceField } from './price-choice'

export interface PriceRow {
  part: string
  /** RAM&ROM option. */
  memory: string | null
  price: string
  labor: string
  total: string
}

export type PriceResult =
  | { kind: 'open' }
  | { kind: 'no-country' }
  | { kind: 'no-prices' }
  | { kind: 'prices'; title: string; rows: PriceRow[] }

export interface PriceAnswer {
  choice: PriceChoice
  lists: Readonly<Record<PriceField, readonly SelectOption[]>>
  result: PriceResult
}

export interface PriceFailure {
  message: string
}
