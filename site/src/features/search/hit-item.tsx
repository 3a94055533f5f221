import type { SearchHit } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { MenuLink } from '@/shell/header/menu/menu-link'
import { CopyButton } from './copy-button'
import type { FoundHit } from './find-content'
import { MarkedText } from './marked-text'
import styles from './search.module.css'

/** A result: what kind it is, its title as the link, and the place in its text that fits. */
export async function HitItem({ hit: { kind, title, excerpt, target, language } }: { hit: FoundHit }) {
  const t = await getTranslations('search')
  const name = await kindName(kind)
  return (
    <article className={styles.hit}>
      {name && <p className={styles.kind}>{name}</p>}
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
      <CopyButton
        address={target.href}
        label={t('copy', { title: title.map(({ text }) => text).join('') })}
      />
    </article>
  )
}

async function kindName(kind: SearchHit['kind']): Promise<string | null> {
  const t = await getTranslations('search.tab')
  const footer = await getTranslations('footer')
  if (kind === 'more') return null
  return kind === 'tips' ? footer('tips') : t(kind)
}
