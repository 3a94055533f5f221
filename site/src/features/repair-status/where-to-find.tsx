import { getTranslations } from 'next-intl/server'
import { Callout } from '@/ui/callout/callout'
import { Icon } from '@/ui/icon/icon'
import styles from './repair.module.css'

/** Where the number stands, and how to be received first [9#21]. */
export async function WhereToFind() {
  const t = await getTranslations('repair')
  return (
    <aside className={styles.aside}>
      <section className={styles.where} aria-labelledby="where">
        <h2 id="where">{t('where.title')}</h2>
        <ul role="list">
          <li>
            <Icon name="document" />
            <div>
              <h3>{t('where.order')}</h3>
              <p>{t('where.orderText')}</p>
            </div>
          </li>
          <li>
            <Icon name="phone" />
            <div>
              <h3>{t('where.phone')}</h3>
              <p>{t('where.phoneText')}</p>
            </div>
          </li>
        </ul>
      </section>
      <Callout tone="hint" title={<h2 className={styles.vip}>{t('vip.title')}</h2>}>
        <p>{t('vip.text')}</p>
      </Callout>
    </aside>
  )
}
