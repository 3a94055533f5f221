import { hrefBelow } from '@/links/href'

/** The specification names the form alone: what became of it is below, as with a repair. */
export function appointmentPath(lang: string): string {
  return hrefBelow(lang, 'repair-appointment', 'show')
}
