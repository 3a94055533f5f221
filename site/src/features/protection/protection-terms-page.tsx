import { getTranslations } from 'next-intl/server'
import { getLandingPage } from '@/content/landing'
import { currentVisit } from '@/i18n/visit'
import { Section } from '@/landing/section'
import { languageOfText } from '@/i18n/language-of-text'
import { findProtectionCountry } from './find-protection-country'
import { ProtectionCountryPage } from './protection-country-page'
import styles from './protection.module.css'

const BINDING: readonly (string | null)[] = ['whats-covered', 'important', 'terms']

/** Parts of the country's protection page [2.1#32]. */
export async function ProtectionTermsPage({ segments }: { segments: readonly string[] | undefined }) {
  const { locale } = await currentVisit()
  const place = await findProtectionCountry('protection/terms', segments)
  const t = await getTranslations('protection')
  const page = await getLandingPage(place.lang, 'protection')
  const sections = page?.sections.filter(({ anchor }) => BINDING.includes(anchor)) ?? []
  return (
    <ProtectionCountryPage page="protection/terms" place={place} title={t('termsTitle')}>
      {!page || sections.length === 0 ? null : (
        <div {...languageOfText(page.locale, locale)} className={styles.terms}>
          {sections.map((section) => (
            <Section key={section.id} section={section} isFirst={false} pageTitle={page.title} />
          ))}
        </div>
      )}
    </ProtectionCountryPage>
  )
}
