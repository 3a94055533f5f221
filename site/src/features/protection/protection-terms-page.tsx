import { getTranslations } from 'next-intl/server'
import { getLandingPage } from '@/content/landing'
import { currentVisit } from '@/i18n/visit'
import { Section } from '@/landing/section'
import { languageOfText } from '@/i18n/language-of-text'
import { findPlace } from './find-place'
import { PlacePage } from './place-page'
import styles from './protection.module.css'

/** The parts of the protection page that say what a buyer gets, by their anchors. */
const BINDING: readonly (string | null)[] = ['whats-covered', 'important', 'terms']

/** What a country's plans cover, and their terms and conditions [2.1#32], as its protection page has them. */
export async function ProtectionTermsPage({ segments }: { segments: readonly string[] | undefined }) {
  const { locale } = await currentVisit()
  const place = await findPlace('protection-terms', segments)
  const t = await getTranslations('protection')
  const page = await getLandingPage(place.lang, 'protection')
  const sections = page?.sections.filter(({ anchor }) => BINDING.includes(anchor)) ?? []
  return (
    <PlacePage page="protection-terms" place={place} title={t('termsTitle')}>
      {!page || sections.length === 0 ? null : (
        <div {...languageOfText(page.locale, locale)} className={styles.terms}>
          {sections.map((section) => (
            <Section key={section.id} section={section} isFirst={false} pageTitle={page.title} />
          ))}
        </div>
      )}
    </PlacePage>
  )
}
