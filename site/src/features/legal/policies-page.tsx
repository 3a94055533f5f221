import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { pathOf } from '@/links/href'
import { policyHref } from '@/links/policy-href'
import { originOf } from '@/links/site-origin'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { legalLinks } from '@/shell/legal-links'
import { FollowsOldAddress } from './follows-old-address'
import styles from '@/articles/text-page.module.css'

/** [7#54]–[7#57]: redirects by fragment; links without scripts. */
export async function PoliciesPage() {
  const { country, countryInfo, lang } = await currentVisit()
  const t = await getTranslations('legal')
  const pages = await getTranslations('pages')
  const origin = originOf('pk') === originOf(country) ? '' : originOf('pk')
  return (
    <>
      <Breadcrumbs name={pages('legal')} path={pathOf([lang, 'shopadmin'])} />
      <div className={`page ${styles.text}`}>
        <header className={styles.head}>
          <h1>{pages('legal')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </header>
        <ul role="list" className={styles.list}>
          {(await legalLinks()).map(({ kind, name, href }) => (
            <li key={kind}>
              <AppLink href={href}>{name}</AppLink>
            </li>
          ))}
        </ul>
        <FollowsOldAddress
          sections={countryInfo.languages}
          ownPages={{ 'pk-policy': origin + policyHref('pk', 'pk-policy') }}
        />
      </div>
    </>
  )
}
