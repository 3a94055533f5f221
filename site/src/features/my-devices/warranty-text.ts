import { formatCalendarDay, type Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import type { KeptDevice } from '@/kept-devices/kept-device'

/** As last told. A day that has passed since speaks for itself. */
export function warrantyText(
  { warranty, day }: Pick<KeptDevice, 'warranty' | 'day'>,
  region: Region,
  today: string,
): string {
  const t = translatorOf(region.tag, 'devices')
  if (warranty === 'unclear') return t('warranty.unclear')
  if (day === null) return t(`warranty.${warranty}`)
  const date = formatCalendarDay(day, region)
  if (warranty === 'out') return t('warranty.since', { date })
  return t(day < today ? 'warranty.ended' : 'warranty.until', { date })
}
