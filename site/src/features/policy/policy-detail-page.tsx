import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href, hrefBelow } from '@/links/href'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { ButtonLink } from '@/ui/button/button'
import { languageOfText } from '@/i18n/language-of-text'
import { findPolicy } from './find-policy'
import { PolicyPage } from './policy-page'
import styles from './policy-detail.module.css'

/** [2.4#14] */
export async function PolicyDetailPage({ id }: { id: string }) {
  const { lang, locale } = await currentVisit()
  const policy = await findPolicy(id)
  const t = await getTranslations('policy')
  const pages = await getTranslations('pages')
  return (
    <>
      <AdBanner slot="top" page="service-policy" />
      <Breadcrumbs
        name={policy.title}
        path={hrefBelow(lang, 'service-policy', policy.id)}
        language={languageOfText(policy.locale, locale)}
        trail={[{ name: t('title'), path: href(lang, 'service-policy') }]}
      />
      <PolicyPage policy={policy} />
      <p className={`page ${styles.next}`}>
        <ButtonLink href={href(lang, 'warranty-check')} link={AppLink}>
          {pages('warrantyCheck')}
        </ButtonLink>
        <ButtonLink href={href(lang, 'contact')} look="quiet" link={AppLink}>
          {pages('contact')}
        </ButtonLink>
      </p>
      <AdBanner slot="bottom" page="service-policy" />
    </>
  )
}
