import type { SiteSection } from '@/forms/site-section'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import { LONGEST_TEXT, type NamedPart } from './centers-query'
import { isAvailabilityTold } from './find-availability'

export interface CentersWithPart {
  href: string
  name: string
}

/** Null where the service does not know what its centres have. */
export function centersWithPart(
  { lang, region }: Pick<SiteSection, 'lang' | 'region'>,
  { model, part }: NamedPart,
): CentersWithPart | null {
  if (!isAvailabilityTold() || Math.max(model.length, part.length) > LONGEST_TEXT) return null
  return {
    href: href(lang, 'service-center', { model, part }),
    name: translatorOf(region.tag, 'centers')('part.centers'),
  }
}
