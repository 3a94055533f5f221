import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { AdBanner } from '@/shell/ads/ad-banner'
import { ButtonLink } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import { findPolicy } from './find-policy'
import { PolicyPage } from './policy-page'
import styles from './policy-detail.module.css'

/** [2.4#14] */
export async function PolicyDetailPage({ id }: { id: string }) {
  const { lang } = await currentVisit()
  const policy = await findPolicy(id)
  const t = await getTranslations('policy')
  const footer = await getTranslations('footer')
  return (
    <>
      <AdBanner slot="top" page="service-policy" />
      <p className={`page ${styles.back}`}>
        <AppLink href={href(lang, 'service-policy')}>
          <Icon name="back" size={20} />
          {t('all')}
        </AppLink>
      </p>
      <PolicyPage policy={policy} />
      <p className={`page ${styles.next}`}>
        <ButtonLink href={href(lang, 'warranty-check')} link={AppLink}>
          {footer('warrantyCheck')}
        </ButtonLink>
        <ButtonLink href={href(lang, 'contact')} look="quiet" link={AppLink}>
          {footer('contact')}
        </ButtonLink>
      </p>
      <AdBanner slot="bottom" page="service-policy" />
    </>
  )
}
