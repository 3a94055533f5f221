import type { FaultFinder, FinderDanger } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import { languageOfText } from '@/i18n/language-of-text'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { LookupPage } from '@/tool-page/lookup-page'
import row from '@/ui/link-row/link-row.module.css'
import { AskedStep } from './asked-step'
import { DRAWN_AS } from './drawn-as'
import { FinderEnd } from './finder-end'
import { finderHref } from './finder-href'
import { GivenAnswers } from './given-answers'
import { walk } from './walk'
import styles from './finder.module.css'

interface FinderPageProps {
  finder: FaultFinder
  /** Of the answers so far, as typed into the address. */
  path: string
  DangerCard: ComponentType<{ danger: FinderDanger }>
}

export async function FinderPage({ finder, path, DangerCard }: FinderPageProps) {
  const { lang, locale } = await currentVisit()
  const t = await getTranslations('finder')
  const pages = await getTranslations('pages')
  const { given, here, isOutdated } = walk(finder, path)
  const language = languageOfText(finder.locale, locale)
  const isForeign = finder.locale !== locale
  return (
    <LookupPage
      page="find-the-fault"
      title={finder.title}
      lead={finder.intro}
      language={language}
      path={finderHref(lang, finder.slug)}
      trail={[{ name: pages('findTheFault'), path: href(lang, 'find-the-fault') }]}
      device={DRAWN_AS[finder.product]}
      isUndisturbed
    >
      <div className={styles.page}>
        {isForeign && <p className={styles.quiet}>{t('inEnglish')}</p>}
        {isOutdated && (
          <p role="status" className={styles.note}>
            {t('outdated')}
          </p>
        )}
        {here.kind === 'outcome' ? (
          <FinderEnd finder={finder} step={here} given={given} language={language} DangerCard={DangerCard} />
        ) : (
          <AskedStep slug={finder.slug} step={here} given={given} language={language} />
        )}
        {given.length > 0 && <GivenAnswers slug={finder.slug} given={given} language={language} />}
        <ul role="list" className={row.row}>
          {given.length > 0 && (
            <li>
              <a href={finderHref(lang, finder.slug)}>{t('restart')}</a>
            </li>
          )}
          <li>
            <a href={href(lang, 'find-the-fault')}>{t('others')}</a>
          </li>
        </ul>
      </div>
    </LookupPage>
  )
}
