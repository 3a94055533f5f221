import { hrefBelow } from '@/links/href'

/** The specification names only the form; its outcome is below it, as for repairs. */
export function appointmentPath(lang: string): string {
  return hrefBelow(lang, 'repair-appointment', 'show')
}
