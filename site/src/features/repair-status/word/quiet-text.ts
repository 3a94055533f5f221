import type { Region } from '@/i18n/formats'
import { QUIET } from './quiet-hours'

/** As people of the country write hours. */
export function quietHours({ tag }: Pick<Region, 'tag'>): { from: string; until: string } {
  const format = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return {
    from: format.format(new Date(Date.UTC(2026, 0, 1, QUIET.from))),
    until: format.format(new Date(Date.UTC(2026, 0, 1, QUIET.until))),
  }
}
