import { hrefBelow } from '@/links/href'

export function appointmentPath(lang: string): string {
  return hrefBelow(lang, 'repair-appointment', 'show')
}
