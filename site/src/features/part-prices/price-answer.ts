import type { SelectOption } from '@/ui/field/select-field'
import type { DrawnDevice } from '@/ui/device-drawing/device-drawing'
import type { PriceChoice, PriceField } from '@/priced-parts/price-choice'
import type { PriceRow } from '@/priced-parts/price-rows'

export type PriceResult =
  | { kind: 'open' }
  | { kind: 'no-country' }
  | { kind: 'no-prices' }
  | {
      kind: 'prices'
      title: string
      device: DrawnDevice
      rows: PriceRow[]
      /** What whole repairs cost. */ repairs: string | null
    }

export interface PriceAnswer {
  choice: PriceChoice
  lists: Readonly<Record<PriceField, readonly SelectOption[]>>
  result: PriceResult
}

export interface PriceFailure {
  message: string
}
