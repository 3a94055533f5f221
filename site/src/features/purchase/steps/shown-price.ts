import type { Region } from '@/i18n/formats'
import { writeMoney } from '../money'
import type { Offer } from './fetch-plans'

export interface ShownPrice {
  price: string
  discount: string
  tax: string
  total: string
}

export interface Discounted {
  discount: number
  tax: number
  total: number
}

export function showPrice(offer: Offer, less: Discounted | null, region: Region): ShownPrice {
  const { price, currency } = offer
  const write = (amount: number) => writeMoney({ amount, currency }, region)
  const { tax, total } = less ?? offer
  return {
    price: write(price),
    discount: less ? write(less.discount) : '',
    tax: write(tax),
    total: write(total),
  }
}
