import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Icon } from '@/ui/icon/icon'
import { RichText } from '@/ui/rich-text/rich-text'
import { contactChannels } from '../contact/contact-channels'
import styles from './floating.module.css'

const ID = 'hotline'

/** [2.3#14] */
export async function Hotline() {
  const { countryData } = await currentVisit()
  const { hotline } = countryData
  const channels = contactChannels(countryData)
  if (channels.length === 0 && hotline.length === 0) return null
  // The editors' text has number and hours.
  const others = hotline.length === 0 ? channels : channels.filter(({ kind }) => kind !== 'hotline')
  const t = await getTranslations('floating')
  const pages = await getTranslations('pages')
  const common = await getTranslations('common')
  return (
    <>
      <button type="button" className={styles.action} popoverTarget={ID} aria-label={t('hotline')}>
        <Icon name="phone" />
        <span>{t('hotline')}</span>
      </button>
      <section id={ID} popover="auto" className={styles.panel} aria-labelledby={`${ID}-title`}>
        <div>
          <header className={styles.head}>
            <h2 id={`${ID}-title`}>{pages('talk')}</h2>
            <button type="button" popoverTarget={ID} popoverTargetAction="hide" aria-label={common('close')}>
              <Icon name="close" />
            </button>
          </header>
          {hotline.length > 0 && (
            <div className={styles.hotline}>
              <Icon name="phone" />
              <RichText nodes={hotline} />
            </div>
          )}
          <ul role="list">
            {others.map(({ kind, href, shown, icon }) => (
              <li key={kind}>
                <a href={href} className={styles.channel}>
                  <Icon name={icon} />
                  <span>
                    {common(kind === 'hotline' ? 'callLabel' : `${kind}Label`)}
                    <bdi dir="ltr">{shown}</bdi>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
