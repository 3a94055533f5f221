import type { LandingPage as LandingPageContent, LandingSection } from '@carelane/main-api'
import { currentVisit } from '@/i18n/visit'
import { Still } from '@/platform/still'
import { languageOfText } from '../news/language-of-text'
import styles from './landing.module.css'
import { SearchHead } from './live/search-head'
import type { Live } from './live/live'
import { Section } from './section'

/** A page that an editor built of sections [2.4#1]–[2.4#8], [2.4#15]–[2.4#18]. */
export async function LandingPage({ page }: { page: LandingPageContent }) {
  const { lang, locale } = await currentVisit()
  const { title, description, sections } = page
  const [first, second] = sections
  const search = liveSection(first, 'quick-links')
  const tools = search && liveSection(second, 'tools')
  // What opens the page stands in for its head.
  const opened = tools ? 2 : search ? 1 : 0
  return (
    <div {...languageOfText(page.locale, locale)}>
      <Still id={`${lang} ${page.page}`} className={styles.landing}>
        {search && <SearchHead section={search} tools={tools} pageTitle={title} />}
        {!search && first?.type !== 'hero' && (
          <header className={`page ${styles.head}`}>
            <h1>{title}</h1>
            {description && <p className={styles.lead}>{description}</p>}
          </header>
        )}
        {sections.slice(opened).map((section, place) => (
          <Section
            key={place}
            // The stored ids are long, and would stand in the page four times each.
            section={{ ...section, id: String(opened + place) }}
            isFirst={opened === 0 && place === 0}
            pageTitle={title}
          />
        ))}
      </Still>
    </div>
  )
}

function liveSection(section: LandingSection | undefined, shows: Live['shows']): Live | undefined {
  return section?.type === 'live' && section.shows === shows ? section : undefined
}
