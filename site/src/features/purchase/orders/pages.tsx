import { getTranslations } from 'next-intl/server'
import styles from './orders.module.css'

interface PagesProps {
  /** From 1. */
  page: number
  count: number
  path: string
}

export async function Pages({ page, count, path }: PagesProps) {
  const t = await getTranslations('orders')
  if (count === 1) return null
  const to = (number: number) => (number === 1 ? path : `${path}?page=${number}`)
  return (
    <nav aria-label={t('pages.label')} className={styles.pages}>
      {page > 1 && <a href={to(page - 1)}>{t('pages.newer')}</a>}
      <span aria-current="page">{t('pages.page', { page, count })}</span>
      {page < count && <a href={to(page + 1)}>{t('pages.older')}</a>}
    </nav>
  )
}
