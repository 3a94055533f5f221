import { getTranslations } from 'next-intl/server'
import { formatCalendarDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { mixedText } from '@/service-centers/mixed-text'
import { slotWriter } from '@/service-centers/opening/slot-writer'
import { Facts, type Fact } from '@/ui/facts/facts'
import { priceFacts } from './offer-facts'
import type { PickUp } from './own-pick-up'
import { kindToPack } from './packing'

export async function PickUpFacts({ pickUp }: { pickUp: PickUp }) {
  const { region } = await currentVisit()
  const t = await getTranslations('pickup.facts')
  const handIn = await getTranslations('handin')
  const appointment = await getTranslations('appointment.facts')
  const write = slotWriter(region.tag)
  const { pickUpNumber, device, date, start, end, backBy, center, wayThere, wayBack } = pickUp
  const fact = (label: string, value: string | null | undefined, isCode = false): Fact[] =>
    value ? [{ label, value, isCode }] : []
  const isOver = pickUp.state === 'delivered' || pickUp.state === 'canceled'
  return (
    <Facts
      facts={[
        { label: t('number'), value: pickUpNumber, isCode: true },
        { label: appointment('device'), value: handIn(`kinds.${kindToPack(device)}`) },
        { label: appointment('date'), value: write.day(date) },
        {
          label: appointment('time'),
          value: end ? `${write.time(start)} – ${write.time(end)}` : write.time(start),
        },
        ...(await priceFacts(pickUp.price, region)),
        ...fact(t('backBy'), isOver ? null : backBy && formatCalendarDay(backBy, region)),
        ...fact(t('center'), mixedText(center.name)),
        ...fact(t('courier'), wayThere?.courier),
        ...fact(t('trackingThere'), wayThere?.trackingNumber, true),
        ...fact(t('trackingBack'), wayBack?.trackingNumber, true),
      ]}
    />
  )
}
