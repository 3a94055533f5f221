import type { CountryData } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { RichText } from '@/ui/rich-text/rich-text'
import styles from './footer.module.css'

/** [2.3#17], [2.3#18] */
export async function ContactDetails({ data }: { data: CountryData }) {
  const t = await getTranslations('footer')
  return (
    <dl className={styles.contact}>
      {data.hotline.length > 0 && (
        <div>
          <dt>{t('hotline')}</dt>
          <dd>
            <RichText nodes={data.hotline} />
          </dd>
        </div>
      )}
      {data.email && (
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <a href={`mailto:${data.email}`}>
              <bdi>{data.email}</bdi>
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('address')}</dt>
        <dd>{data.address}</dd>
      </div>
    </dl>
  )
}
