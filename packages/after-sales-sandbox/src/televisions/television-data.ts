import { DEALERS, WARRANTY_COUNTRIES } from '../devices/warranty-rules'
import { PRODUCTS } from '../products/products'
import { pickWith, seededRandom } from '../random'

const SEED = 14_140
const DAY_MS = 86_400_000
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

export const TELEVISION_CLASS = 'television'
const MONTHS = 24

const NOT_SOLD: ReadonlySet<string> = new Set(['in', 'ss', 'td'])

const COUNTRIES_WITH_TELEVISIONS = WARRANTY_COUNTRIES.filter((country) => !NOT_SOLD.has(country))

export const TELEVISION_TERMS = COUNTRIES_WITH_TELEVISIONS.map((country) => ({
  country,
  product_class: TELEVISION_CLASS,
  months: country === 'es' ? 36 : MONTHS,
}))

const LIVES = [
  { sold: -30 },
  { sold: -200 },
  { sold: -400 },
  { sold: -900 },
  { sold: -1_600 },
  { sold: -0.4 },
  { sold: -900, extensionMonths: 24 },
  {},
  { sold: 90 },
  { sold: -300, returned: -250 },
  { sold: -100, hasOwnDealer: true },
]

export function televisions(now: Date) {
  const random = seededRandom(SEED)
  const pick = pickWith(random)
  const at = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString()
  const products = PRODUCTS.filter(({ kind }) => kind === 'TV')
  return COUNTRIES_WITH_TELEVISIONS.flatMap((country) =>
    LIVES.map((life) => {
      const dealers = DEALERS.filter(
        (dealer) => dealer.country === country && dealer.gives_own_warranty === 'hasOwnDealer' in life,
      )
      const letters = Array.from({ length: 4 }, () => pick([...ALPHABET])).join('')
      return {
        serial: `TV${country.toUpperCase()}${letters}${String(Math.floor(random() * 1e6)).padStart(6, '0')}`,
        product_id: pick(products).id,
        shipped_to: country,
        dealer_id: pick(dealers).id,
        sold_at: at(life.sold),
        returned_at: at(life.returned),
        extension_months: life.extensionMonths ?? 0,
      }
    }),
  )
}
