import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { SOCIAL_NETWORKS } from '@/shell/footer/social-networks'
import { Icon } from '@/ui/icon/icon'
import { SectionFrame } from '../section-frame'
import type { Live } from './live'
import styles from './live.module.css'

/** [2.4#7] */
export async function SocialMedia({ section }: { section: Live }) {
  const { countryData } = await currentVisit()
  const t = await getTranslations('landing')
  const present = SOCIAL_NETWORKS.flatMap(({ key, name }) => {
    const url = countryData[key]
    return url ? [{ key, name, url }] : []
  })
  if (present.length === 0) return null
  return (
    <SectionFrame section={section} title={t('help.socialMedia')} intro={section.intro}>
      <ul role="list" className={styles.chips} data-row="">
        {present.map(({ key, name, url }) => (
          <li key={key}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={t('socialLink', { network: name })}
              className={styles.chip}
            >
              <Icon name={key} size={20} />
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
