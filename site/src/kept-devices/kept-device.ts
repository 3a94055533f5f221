import type { WarrantyOutcome, WarrantyOutcomeKind } from '@carelane/after-sales'
import { z } from 'zod'

export const MOST_DEVICES = 10
export const LONGEST_NAME = 30

/** Of orders, as typed. */
export const LONGEST_ORDER = 30

const LONGEST_MODEL = 60

const WARRANTIES = ['in', 'out', 'unclear'] as const

const text = z.string().max(LONGEST_MODEL)

/** What a warranty check told of a device. */
export const toldOfDevice = z.object({
  kind: z.enum(['phone', 'tv']),
  /** IMEI or serial number. */
  code: z.string().max(20),
  brand: text.nullable(),
  model: text.nullable(),
  warranty: z.enum(WARRANTIES),
  /** The last day, `YYYY-MM-DD`; out of warranty, since when. */
  day: z.iso.date().nullable(),
  isExtended: z.boolean(),
  /** Ms since 1970 */
  checkedAt: z.number(),
})

export type ToldOfDevice = z.output<typeof toldOfDevice>

export const keptDevice = toldOfDevice.extend({
  id: z.string().max(12),
  /** As its owner calls it; may be empty. */
  name: z.string().max(LONGEST_NAME),
  /** Number of its repair; may be empty. */
  order: z.string().max(LONGEST_ORDER),
})

export type KeptDevice = z.output<typeof keptDevice>

/** Null of a device that nobody knows. */
export function tellOf(
  outcome: WarrantyOutcome,
  { kind, code }: Pick<ToldOfDevice, 'kind' | 'code'>,
  checkedAt: number,
): ToldOfDevice | null {
  if (outcome.kind === 'not-found') return null
  const { brand, model, isExtended } = outcome.device
  return {
    kind,
    code,
    brand: brand?.slice(0, LONGEST_MODEL) ?? null,
    model: model?.slice(0, LONGEST_MODEL) ?? null,
    warranty: warrantyOf(outcome.kind),
    day: dayOf(outcome),
    isExtended,
    checkedAt,
  }
}

/** Newest first. One that was kept before stays where it is, with its name. Null if there is no room. */
export function withDevice(
  devices: readonly KeptDevice[],
  told: ToldOfDevice,
  id: string,
): KeptDevice[] | null {
  if (devices.some((each) => isSame(each, told)))
    return devices.map((each) => (isSame(each, told) ? { ...each, ...told } : each))
  return devices.length < MOST_DEVICES ? [{ ...told, id, name: '', order: '' }, ...devices] : null
}

export interface OwnDevice extends KeptDevice {
  isInAccount: boolean
}

/** Of the account first. Of one that is in both, the account's name, and what was told last. */
export function withBoth(inAccount: readonly KeptDevice[], inBrowser: readonly KeptDevice[]): OwnDevice[] {
  const both = inAccount.map((each) => {
    const other = inBrowser.find((device) => isSame(device, each))
    const { id, name, order } = each
    const newest = other && other.checkedAt > each.checkedAt ? { ...other, id, name, order } : each
    return { ...newest, isInAccount: true }
  })
  const others = inBrowser.filter((device) => !inAccount.some((each) => isSame(each, device)))
  return [...both, ...others.map((device) => ({ ...device, isInAccount: false }))]
}

/** Null if there is no room for all. */
export function withAll(
  inAccount: readonly KeptDevice[],
  inBrowser: readonly KeptDevice[],
): KeptDevice[] | null {
  const both = withBoth(inAccount, inBrowser)
  const devices = both.toSorted((one, other) => Number(one.isInAccount) - Number(other.isInAccount))
  return devices.length > MOST_DEVICES ? null : devices.map(({ isInAccount: _, ...device }) => device)
}

/** For screens: the last four signs tell devices of one owner apart. */
export function maskedCode(code: string): string {
  return `•••• ${code.slice(-4)}`
}

export function isSame(one: ToldOfDevice, other: ToldOfDevice): boolean {
  return one.kind === other.kind && one.code === other.code
}

function warrantyOf(kind: WarrantyOutcomeKind): ToldOfDevice['warranty'] {
  if (kind === 'in-warranty') return 'in'
  return kind === 'out-of-warranty' ? 'out' : 'unclear'
}

function dayOf(outcome: WarrantyOutcome): string | null {
  if (outcome.kind === 'in-warranty') return outcome.until
  return outcome.kind === 'out-of-warranty' ? outcome.since : null
}
