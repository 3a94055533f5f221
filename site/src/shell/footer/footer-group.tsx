import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon/icon'
import styles from './footer.module.css'

export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <details>
        <summary>
          <h2>{title}</h2>
          <Icon name="down" size={20} />
        </summary>
      </details>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
