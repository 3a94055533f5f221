import { AppLink } from '@/links/app-link'
import { Icon } from '@/ui/icon/icon'
import styles from './home.module.css'

interface SectionHeadProps {
  id: string
  title: string
  more: string
  href: string
}

export function SectionHead({ id, title, more, href }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <AppLink href={href} className={styles.more}>
        {more}
        <Icon name="forward" size={20} />
      </AppLink>
    </div>
  )
}
