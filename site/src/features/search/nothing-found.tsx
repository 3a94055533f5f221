import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { ContactWays } from '@/forms/contact-ways'
import { QuickLinks } from './quick-links'
import { searchHref } from '@/links/search-href'
import styles from './search.module.css'

interface NothingFoundProps {
  question: string
  elsewhere: number
  /** Unless there is something of another kind. */
  meant: ReactNode
}

/** [8#18] */
export async function NothingFound({ question, elsewhere, meant }: NothingFoundProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('search')
  const pages = await getTranslations('pages')
  return (
    <>
      <div className={styles.empty}>
        <h2>{t('none')}</h2>
        <p>{elsewhere > 0 ? t('noneHere', { question }) : t('noneText')}</p>
        {elsewhere === 0 && meant}
        <ul role="list">
          {elsewhere > 0 && (
            <li>
              <AppLink href={searchHref(lang, { question })}>{t('seeAll', { count: elsewhere })}</AppLink>
            </li>
          )}
          <li>
            <AppLink href={href(lang, 'faq')}>{pages('questions')}</AppLink>
          </li>
          <li>
            <AppLink href={href(lang, 'contact')}>{pages('contact')}</AppLink>
          </li>
        </ul>
        {elsewhere === 0 && <ContactWays />}
      </div>
      <QuickLinks />
    </>
  )
}
