import { hrefBelow } from '@/links/href'

/** Not named by the specification; below the form, as for repairs. */
export function appointmentPath(lang: string): string {
  return hrefBelow(lang, 'repair-appointment', 'show')
}
