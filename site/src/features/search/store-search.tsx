import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { ButtonLink } from '@/ui/button/button'
import styles from './search.module.css'

export async function StoreSearch() {
  const { lang } = await currentVisit()
  const t = await getTranslations('search')
  return (
    <div className={styles.empty}>
      <h2>{t('storesTitle')}</h2>
      <p>{t('storesText')}</p>
      <ButtonLink href={href(lang, 'service-center')}>{t('findCentre')}</ButtonLink>
    </div>
  )
}
