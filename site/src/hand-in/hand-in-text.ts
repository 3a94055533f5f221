import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import { type HandInKind, hasBattery, ITEMS_OF } from './hand-in-kinds'

/** In lines, for calendars. */
export function handInText(kind: HandInKind, { tag }: Region): string {
  const t = translatorOf(tag, 'handin')
  return [
    t('calendar'),
    ...ITEMS_OF[kind].map((item) => `– ${t(`items.${item}.title`)}`),
    ...(hasBattery(kind) ? [`${t('battery.title')} ${t('battery.text')}`] : []),
  ].join('\n')
}
