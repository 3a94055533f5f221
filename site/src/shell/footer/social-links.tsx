import type { CountryData } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/ui/icon/icon'
import { SOCIAL_NETWORKS } from './social-networks'
import styles from './footer.module.css'

/** [2.3#20] */
export async function SocialLinks({ data }: { data: CountryData }) {
  const t = await getTranslations('footer')
  const present = SOCIAL_NETWORKS.flatMap(({ key, name }) => {
    const url = data[key]
    return url ? [{ key, name, url }] : []
  })
  if (present.length === 0) return null
  return (
    <section className={styles.social}>
      <h2>{t('followUs')}</h2>
      <ul role="list">
        {present.map(({ key, name, url }) => (
          <li key={key}>
            <a href={url} target="_blank" rel="noopener" aria-label={t('socialLink', { network: name })}>
              <Icon name={key} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
