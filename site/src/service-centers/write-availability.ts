import { DEVICE_KINDS } from '@carelane/after-sales'
import type { SiteSection } from '@/forms/site-section'
import type { NamespacedTranslator } from '@/i18n/translator'
import { href } from '@/links/href'
import type { WrittenAvailability } from './center'
import type { Availability } from './find-availability'
import { isZone } from './opening/zone-time'
import { slotAddress, slotText } from './slot-in-zone'
import { waitingTexts } from './waiting-texts'
import type { CenterEntry } from './write-center'

/** Ms. Older than that, nobody is sent there with a number. */
const TICKET_OFFERED_FOR = 1_800_000

/** Null for a centre of which nothing is told. */
export function availabilityWriter(
  { lang, region }: Pick<SiteSection, 'lang' | 'region'>,
  t: NamespacedTranslator<'centers'>,
  now: number,
  found: Availability | null,
): (entry: Pick<CenterEntry, 'id' | 'timeZone' | 'reservable'>) => WrittenAvailability | null {
  const list = new Intl.ListFormat(region.tag, { type: 'unit' })
  const part = found?.part
  return ({ id, timeZone, reservable }) => {
    const told = found?.centers.find((center) => center.id === id)
    if (!told) return null
    const kinds = DEVICE_KINDS.filter((kind) => told.deviceKinds.includes(kind))
    const zone = timeZone !== null && isZone(timeZone) ? timeZone : null
    return {
      slot: zone === null || told.nextSlot === null ? null : slotOf(told.nextSlot, zone),
      waiting: told.waiting ? waitingTexts(told.waiting, now, region.tag, t) : [],
      kinds: kinds.length === 0 ? null : list.format(kinds.map((kind) => t(`kinds.${kind}`))),
      inStock: told.hasPart && part ? partText(part, t) : null,
      ticket: told.takesTickets
        ? { href: href(lang, 'repair-appointment/ticket', { center: id }), until: now + TICKET_OFFERED_FOR }
        : null,
    }

    function slotOf(instant: string, timeZone: string): WrittenAvailability['slot'] {
      const until = Date.parse(instant)
      if (until <= now) return null
      const { date, slot } = slotAddress(until, timeZone)
      const booking = { center: id, from: date, slot }
      return {
        text: slotText(until, { tag: region.tag, timeZone }),
        href: reservable ? href(lang, 'repair-appointment', booking) : null,
        until,
      }
    }
  }
}

export function partText(
  { model, name }: { model: string; name: string },
  t: NamespacedTranslator<'centers'>,
): string {
  return t('part.of', { part: name, model })
}
