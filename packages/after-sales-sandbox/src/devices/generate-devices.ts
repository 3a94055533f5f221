import { imeiOf } from './imei'
import { LIFE_STORIES } from './life-stories'
import { MODELS, type Model } from './models'
import { pickWith, seededRandom } from '../random'
import { DEALERS, WARRANTY_COUNTRIES, WARRANTY_TERMS } from './warranty-rules'

const SEED = 20_260
const HOUR_MS = 60 * 60 * 1000

export interface DeviceRow {
  imei: string
  model_id: number
  shipped_to: string
  dealer_id: number
  first_online_at: string | null
  offline_since: string | null
  deactivated_at: string | null
  extension_months: number
}

export function generateDevices(now: Date): DeviceRow[] {
  const random = seededRandom(SEED)
  const pick = pickWith(random)
  const nextSerial = serials(random)
  const at = (hours: number | undefined) =>
    hours === undefined ? null : new Date(now.getTime() + hours * HOUR_MS).toISOString()

  return WARRANTY_COUNTRIES.flatMap((country) => {
    const sold = WARRANTY_TERMS.filter((terms) => terms.country === country).map(
      (terms) => terms.product_class,
    )
    const models = MODELS.filter((model) => sold.includes(model.product_class))
    return LIFE_STORIES.map((tell) => {
      const model = pick(models)
      const life = tell(model, random)
      const ownWarranty = life.hasOwnDealer ?? false
      const dealers = DEALERS.filter(
        (dealer) => dealer.country === country && dealer.gives_own_warranty === ownWarranty,
      )
      return {
        imei: imeiOf(model.type_allocation_code, nextSerial(model)),
        model_id: model.id,
        shipped_to: country,
        dealer_id: pick(dealers).id,
        first_online_at: at(life.firstOnline),
        offline_since: at(life.offlineSince),
        deactivated_at: at(life.deactivated),
        extension_months: life.extensionMonths ?? 0,
      }
    })
  })
}

function serials(random: () => number): (model: Model) => number {
  const last = new Map<number, number>()
  return (model) => {
    const serial = (last.get(model.id) ?? 100_000) + 1 + Math.floor(random() * 5_000)
    last.set(model.id, serial)
    return serial
  }
}
