import { getLandingPage } from '@/content/landing'
import { Section } from '@/landing/section'
import { languageOfText } from '@/i18n/language-of-text'
import { currentVisit } from '@/i18n/visit'
import styles from '@/landing/landing.module.css'

export async function EditorsSections() {
  const { lang, locale } = await currentVisit()
  const page = await getLandingPage(lang, 'tv-warranty')
  if (!page) return null
  const sections = page.sections.filter(({ type }) => type !== 'hero')
  return (
    <div {...languageOfText(page.locale, locale)}>
      <div className={styles.landing}>
        {sections.map((section, place) => (
          <Section
            key={place}
            // Stored ids are long and appear four times.
            section={{ ...section, id: String(place) }}
            isFirst={false}
            pageTitle={page.title}
          />
        ))}
      </div>
    </div>
  )
}
