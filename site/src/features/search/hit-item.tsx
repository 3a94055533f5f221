import { MenuLink } from '@/shell/header/menu/menu-link'
import { CopyButton } from './copy-button'
import type { FoundHit } from './find-content'
import { MarkedText } from './marked-text'
import styles from './search.module.css'

interface HitItemProps {
  hit: FoundHit
  kindName: string | null
  englishMark: string
  copyLabel: string
}

/** Synchronous, so that all results render at once. */
export function HitItem({
  hit: { title, excerpt, target, language },
  kindName,
  englishMark,
  copyLabel,
}: HitItemProps) {
  const about = [kindName, language.lang === undefined ? null : englishMark].filter((text) => text !== null)
  return (
    <article className={styles.hit}>
      {about.length > 0 && <p className={styles.kind}>{about.join(' · ')}</p>}
      <h2 {...language}>
        <MenuLink target={target} className={styles.title ?? ''}>
          <MarkedText pieces={title} />
        </MenuLink>
      </h2>
      {excerpt.length > 0 && (
        <p {...language} className={styles.excerpt}>
          <MarkedText pieces={excerpt} />
        </p>
      )}
      <CopyButton address={target.href} label={copyLabel} />
    </article>
  )
}
