import { getTranslations } from 'next-intl/server'
import { getLandingPage } from '@/content/landing'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { LandingPage } from '@/landing/landing-page'
import { languageOfText } from '@/i18n/language-of-text'
import { ManualList } from './manual-list'
import { readManualQuery } from './manual-query'
import styles from './manuals.module.css'

export async function ManualsPage({ query }: { query: Record<string, unknown> }) {
  const { lang, locale } = await currentVisit()
  const t = await getTranslations('manuals')
  const pages = await getTranslations('pages')
  const page = await getLandingPage(lang, 'service-manal')
  const list = <ManualList asked={readManualQuery(query)} />
  return (
    <>
      <AdBanner slot="top" page="service-manal" />
      <Breadcrumbs
        name={page?.title ?? pages('manuals')}
        path={href(lang, 'service-manal')}
        language={page ? languageOfText(page.locale, locale) : undefined}
      />
      {page ? (
        <LandingPage page={page}>{list}</LandingPage>
      ) : (
        <>
          <header className={`page ${styles.head}`}>
            <h1>{pages('manuals')}</h1>
            <p>{t('lead')}</p>
          </header>
          {list}
        </>
      )}
      <AdBanner slot="bottom" page="service-manal" />
    </>
  )
}
