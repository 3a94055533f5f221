import { getFormatter, getTranslations } from 'next-intl/server'
import { PRODUCT_BRANDS } from '@/shell/brand'
import { HeroDrawing } from './hero-drawing'
import type { Live } from './live'
import { MyDevices } from './my-devices'
import { QuickLinks } from './quick-links'
import { SearchForm } from './search-form'
import styles from './search.module.css'
import { Tools } from './tools'

interface SearchHeadProps {
  section: Live
  tools: Live | undefined
  pageTitle: string
}

export async function SearchHead({ section, tools, pageTitle }: SearchHeadProps) {
  const t = await getTranslations('landing')
  const format = await getFormatter()
  return (
    <div id={section.anchor ?? undefined} className={styles.hero}>
      <div className={`page ${styles.heroRow}`}>
        <div className={styles.heroText}>
          <p className={styles.official}>{t('official', { brands: format.list(PRODUCT_BRANDS) })}</p>
          <h1 id="search-title">{section.title ?? pageTitle}</h1>
          {section.intro && <p className={styles.lead}>{section.intro}</p>}
          <SearchForm labelledBy="search-title" />
        </div>
        <HeroDrawing />
        {tools && (
          <section id={tools.anchor ?? undefined} aria-labelledby="tools-title" className={styles.heroTools}>
            <h2 id="tools-title" className="visually-hidden">
              {tools.title ?? t('tools.title')}
            </h2>
            <Tools title={tools.title ?? t('tools.title')} />
            {tools.intro && <p className={styles.lead}>{tools.intro}</p>}
          </section>
        )}
        <MyDevices />
        <QuickLinks besideTools={tools !== undefined} />
      </div>
    </div>
  )
}
