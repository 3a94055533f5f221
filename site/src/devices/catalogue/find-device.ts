import type { Device } from './device'
import {
  APPLIANCES,
  GENERIC_AIR_CONDITIONER,
  GENERIC_LAPTOP,
  GENERIC_REFRIGERATOR,
  GENERIC_TABLET,
  GENERIC_TELEVISION,
  GENERIC_WASHING_MACHINE,
  LAPTOPS,
  TABLETS,
  TELEVISIONS,
} from './large-devices'
import { FEATURE_PHONES, GENERIC_FEATURE_PHONE, GENERIC_PHONE, PHONES } from './phones'
import {
  ACCESSORIES,
  GENERIC_BOX,
  GENERIC_EARBUDS,
  GENERIC_POWER_BANK,
  GENERIC_ROUTER,
  GENERIC_WATCH,
  ROUTERS,
  WEARABLES,
} from './small-devices'

/** By the name of a model with its brand, in small letters. */
export const DEVICES: Readonly<Record<string, Device>> = {
  ...PHONES,
  ...FEATURE_PHONES,
  ...TABLETS,
  ...WEARABLES,
  ...ROUTERS,
  ...TELEVISIONS,
  ...APPLIANCES,
  ...LAPTOPS,
  ...ACCESSORIES,
}

/** People leave the brand out. */
const WITHOUT_BRAND: Readonly<Record<string, Device>> = Object.fromEntries(
  Object.entries(DEVICES).map(([name, device]) => [name.slice(name.indexOf(' ') + 1), device]),
)

/** The first that fits the name of a model or of its group of products. */
const GENERIC: readonly (readonly [RegExp, Device])[] = [
  [/\b(feature|classic|keypad|button phone)\b/, GENERIC_FEATURE_PHONE],
  [/\b(laptop|notebook|book|macbook|computer|pc)\b/, GENERIC_LAPTOP],
  [/\b(watch|wearable|band)\b/, GENERIC_WATCH],
  [/\b(tablet|slate|pad|tab)\b/, GENERIC_TABLET],
  [/\b(phone|smartphone|mobile)\b/, GENERIC_PHONE],
  [/\b(fridge|refrigerator|freezer)\b/, GENERIC_REFRIGERATOR],
  [/\b(ac|air conditioner|air conditioning)\b/, GENERIC_AIR_CONDITIONER],
  [/\b(washer|washing machine|appliance)\b/, GENERIC_WASHING_MACHINE],
  [/\b(router|home network|modem|wifi|wi-fi)\b/, GENERIC_ROUTER],
  [/\b(tv|television)\b/, GENERIC_TELEVISION],
  [/\b(buds|earbuds|earphones|headphones)\b/, GENERIC_EARBUDS],
  [/\b(power bank|bank)\b/, GENERIC_POWER_BANK],
  [/\b(accessory|accessories)\b/, GENERIC_BOX],
]

/** That of the catalogue, or else a generic one of its kind, or else a phone, which most people ask about. */
export function findDevice(model: string, product = ''): Device {
  const name = plain(model)
  return (
    named(DEVICES, name) ??
    named(WITHOUT_BRAND, name) ??
    genericOf(name) ??
    genericOf(plain(product)) ??
    GENERIC_PHONE
  )
}

function named(devices: Readonly<Record<string, Device>>, name: string): Device | undefined {
  return Object.hasOwn(devices, name) ? devices[name] : undefined
}

function genericOf(name: string): Device | undefined {
  return GENERIC.find(([words]) => words.test(name))?.[1]
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()
}
