import type { LandingSection } from '@carelane/main-api'
import type { ReactNode } from 'react'
import { AppLink } from '@/links/app-link'
import { WithCodes } from '@/ui/codes/with-codes'
import { Icon } from '@/ui/icon/icon'
import styles from './landing.module.css'

interface SectionFrameProps {
  section: Pick<LandingSection, 'id' | 'anchor' | 'title'> & { type: string; shows?: string }
  title?: string
  intro?: string | null
  form?: string
  more?: { href: string; label: string }
  children?: ReactNode
}

export function SectionFrame({ section, title, intro, form, more, children }: SectionFrameProps) {
  const { id, anchor, type, shows } = section
  const shown = section.title ?? title
  const titleId = `title-${id}`
  return (
    <section
      id={anchor ?? undefined}
      className={styles.band}
      data-kind={shows ?? type}
      data-form={form}
      aria-labelledby={shown ? titleId : undefined}
    >
      <div className={`page ${styles.section}`}>
        {(shown || intro || more) && (
          <header className={styles.sectionHead}>
            {shown && (
              <h2 id={titleId}>
                <WithCodes text={shown} />
              </h2>
            )}
            {more && (
              <AppLink href={more.href} className={styles.more}>
                {more.label}
                <Icon name="forward" size={20} />
              </AppLink>
            )}
            {intro && (
              <p className={styles.lead}>
                <WithCodes text={intro} />
              </p>
            )}
          </header>
        )}
        {children}
      </div>
    </section>
  )
}
