import type { LandingPage as LandingPageContent } from '@carelane/main-api'
import { currentVisit } from '@/i18n/visit'
import { languageOfText } from '../news/language-of-text'
import styles from './landing.module.css'
import { Section } from './section'

/** A page that an editor built of sections [2.4#1]–[2.4#8], [2.4#15]–[2.4#18]. */
export async function LandingPage({ page }: { page: LandingPageContent }) {
  const { locale } = await currentVisit()
  const { title, description, sections } = page
  const [first] = sections
  return (
    <div {...languageOfText(page.locale, locale)} className={styles.landing}>
      {/* A hero with a title of its own stands in for the head of the page. */}
      {first?.type !== 'hero' && (
        <header className={`page ${styles.head}`}>
          <h1>{title}</h1>
          {description && <p className={styles.lead}>{description}</p>}
        </header>
      )}
      {sections.map((section, place) => (
        <Section key={section.id} section={section} isFirst={place === 0} pageTitle={title} />
      ))}
    </div>
  )
}
