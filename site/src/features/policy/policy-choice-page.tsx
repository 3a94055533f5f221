import type { PolicyProduct, PolicySummary } from '@carelane/main-api'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { getPolicies } from '@/content/policies'
import { formatCalendarDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href, hrefBelow } from '@/links/href'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { ButtonLink } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import { policiesByBrand } from './policies-by-brand'
import styles from './policy-choice.module.css'

const PRODUCT_ICONS: Record<PolicyProduct, IconName> = {
  'mobile-phone': 'smartphone',
  'retail-accessories': 'box',
  'home-appliance': 'appliance',
  laptop: 'computer',
}

/** One brand open at a time, even without scripts [2.4#13]. */
export async function PolicyChoicePage() {
  const { lang, countryInfo } = await currentVisit()
  const t = await getTranslations('policy')
  const list = (await getPolicies(lang)) ?? notFound()
  const brands = policiesByBrand(list.policies)
  return (
    <>
      <AdBanner slot="top" page="service-policy" />
      <Breadcrumbs name={t('title')} path={href(lang, 'service-policy')} />
      <div className={`page ${styles.choice}`}>
        <header className={styles.head}>
          <h1>{t('title')}</h1>
          <p>{brands.length > 0 ? t('lead') : t('empty', { country: countryInfo.countryName })}</p>
        </header>
        {brands.length === 0 && (
          <div>
            <p>{t('ask')}</p>
            <ContactLink />
          </div>
        )}
        {brands.map(({ slug, name, policies }, place) => (
          <details key={slug} name="brand" open={place === 0} className={styles.brand}>
            <summary>
              <h2>{name}</h2>
              <Icon name="down" />
            </summary>
            <ul role="list">
              {policies.map((policy) => (
                <li key={policy.id}>
                  <ProductPolicy policy={policy} />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <AdBanner slot="bottom" page="service-policy" />
    </>
  )
}

async function ProductPolicy({ policy: { id, product, title, effectiveFrom } }: { policy: PolicySummary }) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('policy')
  return (
    <AppLink
      href={hrefBelow(lang, 'service-policy', id)}
      className={styles.product}
      title={t('readTitle', { title })}
    >
      <Icon name={PRODUCT_ICONS[product]} size={28} />
      <strong>{t(`product.${product}`)}</strong>
      <small>{t('inForceSince', { date: formatCalendarDay(effectiveFrom, region) })}</small>
      <span className={styles.read}>
        {t('read')}
        <Icon name="forward" size={20} />
      </span>
    </AppLink>
  )
}

async function ContactLink() {
  const { lang } = await currentVisit()
  const pages = await getTranslations('pages')
  return (
    <p>
      <ButtonLink href={href(lang, 'contact')}>{pages('contact')}</ButtonLink>
    </p>
  )
}
