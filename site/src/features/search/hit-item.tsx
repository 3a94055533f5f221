import type { SearchHit } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { menuTarget } from '@/links/menu-url'
import { serviceBrand } from '@/shell/brand'
import { MenuLink } from '@/shell/header/menu/menu-link'
import { languageOfText } from '../news/language-of-text'
import { CopyButton } from './copy-button'
import { MarkedText } from './marked-text'
import styles from './search.module.css'

/** A result: what kind it is, its title as the link, and the place in its text that fits. */
export async function HitItem({ hit }: { hit: SearchHit }) {
  const { lang, locale } = await currentVisit()
  const t = await getTranslations('search')
  const target = menuTarget(hit.url === '' ? '/' : hit.url, lang, serviceBrand())
  if (!target) return null
  const language = languageOfText(hit.locale, locale)
  const kind = await kindName(hit.kind)
  return (
    <article className={styles.hit}>
      {kind && <p className={styles.kind}>{kind}</p>}
      <h2 {...language}>
        <MenuLink target={target} className={styles.title ?? ''}>
          <MarkedText text={hit.title} highlights={hit.titleHighlights} />
        </MenuLink>
      </h2>
      {hit.excerpt !== '' && (
        <p {...language} className={styles.excerpt}>
          <MarkedText text={hit.excerpt} highlights={hit.excerptHighlights} />
        </p>
      )}
      <CopyButton address={target.href} label={t('copy', { title: hit.title })} />
    </article>
  )
}

async function kindName(kind: SearchHit['kind']): Promise<string | null> {
  const t = await getTranslations('search.tab')
  const footer = await getTranslations('footer')
  if (kind === 'more') return null
  return kind === 'tips' ? footer('tips') : t(kind)
}
