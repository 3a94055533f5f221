import { z } from 'zod'
import { formatMoney, type Region } from '@/i18n/formats'

/**
 * An amount of money: a whole number of minor units, such as kobo or cents, and its currency (ISO 4217). It is what the
 * service said; the site adds, taxes and converts nothing. How many minor units a currency has is what Intl says.
 */
export const money = z.object({
  amount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  currency: z.string().regex(/^[A-Z]{3}$/),
})

export type Money = z.output<typeof money>

/**
 * What a call of the contract says, or null where it names no amount.
 * @throws ZodError for what is no whole number of minor units
 */
export function moneyOf(
  amount: number | null | undefined,
  currency: string | null | undefined,
): Money | null {
  return amount == null || currency == null ? null : money.parse({ amount, currency })
}

/** As the country writes it. */
export function writeMoney({ amount, currency }: Money, region: Region): string {
  return formatMoney(amount, currency, region)
}
