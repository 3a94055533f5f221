import type { LandingPage as LandingPageContent, LandingSection } from '@carelane/main-api'
import type { ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { languageOfText } from '@/i18n/language-of-text'
import { HomeSections } from './home/home-sections'
import styles from './landing.module.css'
import { SearchHead } from './live/search-head'
import type { Live } from './live/live'
import { Section } from './section'

interface LandingPageProps {
  page: LandingPageContent
  children?: ReactNode
}

/** [2.4#1]–[2.4#8], [2.4#15]–[2.4#18] */
export async function LandingPage({ page, children }: LandingPageProps) {
  const { locale } = await currentVisit()
  const { title, description, sections } = page
  const [first, second] = sections
  const search = liveSection(first, 'quick-links')
  const tools = search && liveSection(second, 'tools')
  const opened = tools ? 2 : search ? 1 : 0
  const isHero = !search && first?.type === 'hero'
  const opening = children === undefined ? sections.length : opened || Number(isHero)
  const between = (from: number, to?: number) =>
    sections.slice(from, to).map((section, place) => (
      <Section
        key={from + place}
        // Stored ids are long.
        section={{ ...section, id: String(from + place) }}
        isFirst={from + place === 0}
        pageTitle={title}
      />
    ))
  const language = languageOfText(page.locale, locale)
  return (
    <>
      <div {...language}>
        <div className={styles.landing}>
          {search && <SearchHead section={search} tools={tools} pageTitle={title} />}
          {!search && !isHero && (
            <header className={`page ${styles.head}`}>
              <h1>{title}</h1>
              {description && <p className={styles.lead}>{description}</p>}
            </header>
          )}
          {page.page !== 'home' && between(opened, opening)}
        </div>
        {page.page === 'home' && (
          <HomeSections sections={sections.slice(opened)} isFirst={opened === 0} pageTitle={title} />
        )}
      </div>
      {children}
      {opening < sections.length && (
        <div {...language}>
          <div className={styles.landing}>{between(opening)}</div>
        </div>
      )}
    </>
  )
}

function liveSection(section: LandingSection | undefined, shows: Live['shows']): Live | undefined {
  return section?.type === 'live' && section.shows === shows ? section : undefined
}
