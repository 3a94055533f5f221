import { SEARCH_MINIMUM_LENGTH } from '@carelane/main-api'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { SafetyNotice } from '../assistant/safety/safety-notice'
import { AiAnswer } from '../assistant/search/ai-answer'
import { Tabs } from '@/ui/tabs/tabs'
import { findResults } from './find-content'
import { NothingFound } from './nothing-found'
import { QuickLinks } from './quick-links'
import { Results } from './results'
import { SearchForm } from './search-form'
import { readSearchQuery, SEARCH_MODES, tabsOf, type SearchQuery } from './search-query'
import { searchHref } from './search-href'
import { StoreSearch } from './store-search'
import styles from './search.module.css'

/** [2.4#52] */
export async function SearchPage({ query }: { query: Record<string, unknown> }) {
  const { lang, locale } = await currentVisit()
  const t = await getTranslations('search')
  const asked = readSearchQuery(query, locale)
  return (
    <>
      <AdBanner slot="top" page="search" />
      <Breadcrumbs name={t('title')} path={href(lang, 'search')} />
      <div className={`page ${styles.search}`}>
        <h1>{t('title')}</h1>
        <Modes asked={asked} />
        {asked.mode === 'ai' ? <AiAnswer question={asked.question} /> : <InSiteSearch asked={asked} />}
      </div>
      <AdBanner slot="bottom" page="search" />
    </>
  )
}

/** [2.4#53] */
async function Modes({ asked: { question, mode } }: { asked: SearchQuery }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('assistant.modes')
  return (
    <Tabs
      label={t('label')}
      tabs={SEARCH_MODES.map((each) => ({
        href: searchHref(lang, { question, mode: each }),
        name: t(each),
        isCurrent: each === mode,
      }))}
    />
  )
}

async function InSiteSearch({ asked }: { asked: SearchQuery }) {
  const { lang, locale } = await currentVisit()
  const t = await getTranslations('search')
  const { question, isTooShort, isOpened, tab } = asked
  const hasQuestion = question !== '' && !isTooShort
  return (
    <>
      <div className={styles.ask}>
        <SearchForm
          lang={lang}
          label={t('label')}
          submit={t('submit')}
          tab={tab}
          value={question}
          isFocused={isOpened || isTooShort}
          describedBy={isTooShort ? 'too-short' : undefined}
        />
        {isTooShort && (
          <p id="too-short" className={styles.wrong}>
            {t('tooShort', { count: SEARCH_MINIMUM_LENGTH })}
          </p>
        )}
      </div>
      <SafetyNotice typed={question} />
      {hasQuestion && (
        <Tabs
          label={t('tabsLabel')}
          link={AppLink}
          rel="nofollow"
          tabs={tabsOf(locale).map((each) => ({
            href: searchHref(lang, { question, tab: each }),
            name: t(`tab.${each}`),
            isCurrent: each === tab,
          }))}
        />
      )}
      {hasQuestion ? <Found asked={asked} /> : <QuickLinks />}
    </>
  )
}

async function Found({ asked }: { asked: SearchQuery }) {
  const visit = await currentVisit()
  if (asked.tab === 'stores') return <StoreSearch />
  const found = (await findResults(visit, asked)) ?? notFound()
  const everything = Object.values(found.totals).reduce((sum, count) => sum + count, 0)
  if (found.total === 0) return <NothingFound question={asked.question} elsewhere={everything} />
  return <Results asked={asked} found={found} />
}
