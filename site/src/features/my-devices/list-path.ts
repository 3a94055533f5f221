import type { Changed } from '@/kept-devices/own-devices'
import { href } from '@/links/href'

export function listPath(lang: string, changed: Changed): string {
  return href(lang, 'my-devices', changed === 'done' ? {} : { note: changed })
}
