import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { ConsentChoice } from './consent-choice'

export async function CookieSettings() {
  const { countryInfo } = await currentVisit()
  if (!countryInfo.features.cookieBanner) return null
  const t = await getTranslations('consent')
  return (
    <ConsentChoice
      title={t('choice')}
      states={{ accepted: t('accepted'), rejected: t('rejected'), none: t('none') }}
      words={{ acceptAll: t('acceptAll'), rejectAll: t('rejectAll') }}
    />
  )
}
