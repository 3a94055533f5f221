import { getTranslations } from 'next-intl/server'
import { PACKING } from './packing'
import type { Draft } from './remembered-pick-up'
import styles from './pick-up.module.css'

export async function PackingList({ kind }: { kind: Draft['device'] }) {
  const t = await getTranslations('pickup.packing')
  return (
    <section aria-labelledby="packing" className={styles.column}>
      <h2 id="packing">{t('title')}</h2>
      <ol className={styles.packing}>
        {PACKING[kind].map((item) => (
          <li key={item}>{t(`items.${item}`)}</li>
        ))}
      </ol>
    </section>
  )
}
