import { DEVICE_KINDS } from '@carelane/after-sales'
import { wordingOf } from '@carelane/countries'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { environment } from '@/platform/environment'
import { PRODUCT_BRANDS } from '@/shell/brand'
import { ContactWays } from '@/forms/contact-ways'
import type { CentersAnswer } from './center'
import { askedOf, centersSearch } from './centers-search'
import { centersWords } from './centers-words'
import { countryOptions } from './country-options'
import { isAvailabilityTold } from './find-availability'
import { Locator } from './locator'

interface LocatorOfVisitProps {
  query: Record<string, unknown>
  answer: CentersAnswer
  path: string
}

export async function LocatorOfVisit({ query, answer, path }: LocatorOfVisitProps) {
  const { lang, locale, country, region } = await currentVisit()
  const t = await getTranslations('centers')
  return (
    <Locator
      section={{ lang, country, path }}
      initial={{ answer, search: centersSearch(askedOf(query), country) }}
      countries={countryOptions(wordingOf(country, locale), t('form.allCountries'))}
      brands={PRODUCT_BRANDS}
      kinds={
        isAvailabilityTold() ? DEVICE_KINDS.map((kind) => ({ value: kind, name: t(`kinds.${kind}`) })) : null
      }
      words={await centersWords()}
      tag={region.tag}
      mapStyle={environment().MAP_STYLE_URL ?? null}
      contact={<ContactWays />}
    />
  )
}
