import { MenuLink } from '@/shell/header/menu/menu-link'
import { CopyButton } from './copy-button'
import type { FoundHit } from './find-content'
import { MarkedText } from './marked-text'
import styles from './search.module.css'

interface HitItemProps {
  hit: FoundHit
  /** What the kind of content is called; null for one without a name. */
  kindName: string | null
  copyLabel: string
}

/**
 * A result: what kind it is, its title as the link, and the place in its text that fits. It waits for nothing: a page of
 * results is rendered with them in one go.
 */
export function HitItem({ hit: { title, excerpt, target, language }, kindName, copyLabel }: HitItemProps) {
  return (
    <article className={styles.hit}>
      {kindName && <p className={styles.kind}>{kindName}</p>}
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
