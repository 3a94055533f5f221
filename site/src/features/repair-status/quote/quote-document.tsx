import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Facts, type Fact } from '@/ui/facts/facts'
import styles from '../document.module.css'

interface QuoteDocumentProps {
  facts: Fact[]
  children?: ReactNode
}

/** What is printed. */
export async function QuoteDocument({ facts, children }: QuoteDocumentProps) {
  const t = await getTranslations('quote')
  return (
    <section className={styles.document} aria-labelledby="quote">
      <h2 id="quote">{t('document')}</h2>
      <Facts facts={facts} />
      {children}
    </section>
  )
}
