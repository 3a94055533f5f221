import { getTranslations } from 'next-intl/server'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import { DiallerDrawing } from './dialler-drawing'
import styles from './warranty.module.css'

/** [9#20], and the other places. */
export async function WhereToFind() {
  const t = await getTranslations('warranty.where')
  const places: { icon: IconName; title: string; text: string }[] = [
    { icon: 'phone', title: t('dial'), text: t('dialText') },
    { icon: 'box', title: t('box'), text: t('boxText') },
    { icon: 'settings', title: t('settings'), text: t('settingsText') },
  ]
  return (
    <section className={styles.where} aria-labelledby="where">
      <h2 id="where">{t('title')}</h2>
      <DiallerDrawing label={t('picture')} />
      <ul role="list">
        {places.map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.two}>{t('two')}</p>
    </section>
  )
}
