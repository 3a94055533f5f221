import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { DeviceFacts } from '@/ui/device-drawing/device-facts'
import { isProduct } from './booking-fields'
import type { BookingContent } from './contents'
import { slotWriter } from '@/service-centers/opening/slot-writer'

export async function BookingFacts({ booking }: { booking: BookingContent }) {
  const { region } = await currentVisit()
  const t = await getTranslations('appointment')
  const write = slotWriter(region.tag)
  const { center, date, start, model, product } = booking
  return (
    <DeviceFacts
      device={model === undefined && product === 'other' ? null : { model: model ?? '', product }}
      facts={[
        { label: t('facts.center'), value: center.name },
        { label: t('facts.date'), value: write.day(date) },
        { label: t('facts.time'), value: write.time(start) },
        {
          label: t('facts.device'),
          value: model ?? (isProduct(product) ? t(`products.${product}`) : product),
        },
      ]}
    />
  )
}
