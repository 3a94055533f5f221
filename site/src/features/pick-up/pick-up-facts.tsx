import { getTranslations } from 'next-intl/server'
import { formatCalendarDay, type Region } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { mixedText } from '@/service-centers/mixed-text'
import { slotWriter } from '@/service-centers/opening/slot-writer'
import { Facts, type Fact } from '@/ui/facts/facts'
import { priceFacts } from './offer-facts'
import type { PickUp } from './own-pick-up'
import { kindToPack } from './packing'
import { isByPost } from './pick-up-content'

export async function PickUpFacts({ pickUp }: { pickUp: PickUp }) {
  const { region } = await currentVisit()
  const t = await getTranslations('pickup.facts')
  const handIn = await getTranslations('handin')
  const appointment = await getTranslations('appointment.facts')
  const byPost = await getTranslations('pickup.post.facts')
  const { pickUpNumber, device, date, backBy, center, wayThere, wayBack } = pickUp
  const fact = (label: string, value: string | false | null | undefined, isCode = false): Fact[] =>
    value ? [{ label, value, isCode }] : []
  const isPosted = isByPost(pickUp)
  const isOver = pickUp.state === 'delivered' || pickUp.state === 'canceled'
  return (
    <Facts
      facts={[
        { label: isPosted ? byPost('number') : t('number'), value: pickUpNumber, isCode: true },
        { label: appointment('device'), value: handIn(`kinds.${kindToPack(device)}`) },
        ...(await windowFacts(pickUp, region)),
        ...fact(byPost('sendBy'), isPosted && pickUp.state === 'booked' && formatCalendarDay(date, region)),
        ...(await priceFacts(pickUp.price, region, isPosted ? byPost('price') : undefined)),
        ...fact(t('backBy'), isOver ? null : backBy && formatCalendarDay(backBy, region)),
        ...fact(t('center'), mixedText(center.name)),
        ...fact(t('courier'), wayThere?.courier),
        ...fact(t('trackingThere'), wayThere?.trackingNumber, true),
        ...fact(t('trackingBack'), wayBack?.trackingNumber, true),
      ]}
    />
  )
}

/** None of a parcel that its owner sends. */
async function windowFacts({ date, start, end }: PickUp, { tag }: Region): Promise<Fact[]> {
  if (!start) return []
  const t = await getTranslations('appointment.facts')
  const write = slotWriter(tag)
  return [
    { label: t('date'), value: write.day(date) },
    { label: t('time'), value: end ? `${write.time(start)} – ${write.time(end)}` : write.time(start) },
  ]
}
