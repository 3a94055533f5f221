import { z } from 'zod'
import { formatMoney, type Region } from '@/i18n/formats'

/** Minor units as in `Intl`, and ISO 4217. */
export const money = z.object({
  amount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  currency: z.string().regex(/^[A-Z]{3}$/),
})

export type Money = z.output<typeof money>

/** @throws ZodError for a fraction of a minor unit */
export function moneyOf(
  amount: number | null | undefined,
  currency: string | null | undefined,
): Money | null {
  return amount == null || currency == null ? null : money.parse({ amount, currency })
}

export function writeMoney({ amount, currency }: Money, region: Region): string {
  return formatMoney(amount, currency, region)
}
