import { setTimeout as delay } from 'node:timers/promises'
import { SEARCH_MINIMUM_LENGTH } from '@carelane/main-api'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ComponentType, ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { SEARCH_MODES, searchHref } from '@/links/search-href'
import { SearchForm } from '@/forms/search-form'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { Tabs } from '@/ui/tabs/tabs'
import { findResults } from './find-content'
import type { FindProduct, FoundProduct } from './found-product'
import { NothingFound } from './nothing-found'
import { ProductCard } from './product-card'
import { QuickLinks } from './quick-links'
import { Results } from './results'
import { readSearchQuery, tabsOf, type SearchQuery } from './search-query'
import { StoreSearch } from './store-search'
import styles from './search.module.css'

/** Ms */
const PATIENCE_MS = 1000

interface SearchPageProps {
  query: Record<string, unknown>
  AiAnswer: ComponentType<{ question: string }>
  SafetyNotice: ComponentType<{ typed: string }>
  /** What a question without results may have meant. */
  MeantPages: ComponentType<{ question: string }>
  findProduct: FindProduct
}

type FoundProps = Pick<SearchPageProps, 'MeantPages' | 'findProduct'> & { asked: SearchQuery }

/** [2.4#52] */
export async function SearchPage({ query, AiAnswer, SafetyNotice, ...more }: SearchPageProps) {
  const { lang, locale } = await currentVisit()
  const t = await getTranslations('pages')
  const asked = readSearchQuery(query, locale)
  return (
    <>
      <AdBanner slot="top" page="search" />
      <Breadcrumbs name={t('search')} path={href(lang, 'search')} />
      <div className={`page ${styles.search}`}>
        <h1>{t('search')}</h1>
        <Modes asked={asked} />
        {asked.mode === 'ai' ? (
          <AiAnswer question={asked.question} />
        ) : (
          <InSiteSearch asked={asked} safetyNotice={<SafetyNotice typed={asked.question} />} {...more} />
        )}
      </div>
      <AdBanner slot="bottom" page="search" />
    </>
  )
}

/** [2.4#53] */
async function Modes({ asked: { question, mode } }: { asked: SearchQuery }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('search')
  return (
    <Tabs
      label={t('modes.label')}
      tabs={SEARCH_MODES.map((each) => ({
        href: searchHref(lang, { question, mode: each }),
        name: t(`modes.${each}`),
        isCurrent: each === mode,
      }))}
    />
  )
}

async function InSiteSearch({
  asked,
  safetyNotice,
  MeantPages,
  findProduct,
}: FoundProps & { safetyNotice: ReactNode }) {
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
      {safetyNotice}
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
      {hasQuestion ? <Found {...{ asked, MeantPages, findProduct }} /> : <QuickLinks />}
    </>
  )
}

async function Found({ asked, MeantPages, findProduct }: FoundProps) {
  const visit = await currentVisit()
  if (asked.tab === 'stores') return <StoreSearch />
  const product = asked.tab === 'all' && asked.page === 1 ? inTime(findProduct(asked.question, visit)) : null
  const found = (await findResults(visit, asked)) ?? notFound()
  const everything = Object.values(found.totals).reduce((sum, count) => sum + count, 0)
  if (found.total === 0)
    return (
      <>
        {product && <ProductCard found={product} />}
        <NothingFound
          question={asked.question}
          elsewhere={everything}
          meant={<MeantPages question={asked.question} />}
        />
      </>
    )
  return (
    <>
      {product && <ProductCard found={product} />}
      <Results asked={asked} found={found} />
    </>
  )
}

/** No result waits long for the lists of the service, which are kept for the next one. */
function inTime(product: Promise<FoundProduct | null>): Promise<FoundProduct | null> {
  return Promise.race([product, delay(PATIENCE_MS, null, { ref: false })])
}
