import { getTranslations } from 'next-intl/server'
import { Callout } from '@/ui/callout/callout'
import { WhereToFind } from '@/forms/where-to-find'
import styles from './repair.module.css'

/** [9#21] */
export async function WhereToFindOrder() {
  const t = await getTranslations('repair')
  return (
    <aside className={styles.aside}>
      <WhereToFind
        title={t('where.title')}
        places={[
          { icon: 'document', title: t('where.order'), text: t('where.orderText') },
          { icon: 'phone', title: t('where.phone'), text: t('where.phoneText') },
        ]}
      />
      <Callout tone="hint" title={<h2 className={styles.vip}>{t('vip.title')}</h2>}>
        <p>{t('vip.text')}</p>
      </Callout>
    </aside>
  )
}
