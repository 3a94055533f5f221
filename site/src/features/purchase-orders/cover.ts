import type { NamespacedTranslator } from '@/i18n/translator'
import type { OwnOrder } from './own-orders'
import { coverOf } from './states'

/** What a plan covers [9#31]–[9#39], in sentences; none where its type is new. */
export function coverLines(order: OwnOrder, t: NamespacedTranslator<'orders'>): string[] {
  const cover = coverOf(order)
  const screen = ['screen.one', 'screen.two', 'screen.three'] as const
  const warranty = ['warranty.one', 'warranty.two'] as const
  const shown = [
    ...(cover === 'screen' || cover === 'both' ? screen : []),
    ...(cover === 'warranty' || cover === 'both' ? warranty : []),
  ]
  return shown.map((line) => t(`cover.${line}`))
}
