import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { originOf } from '@/links/site-origin'
import { describeToMachines } from '@/platform/render-context'
import { breadcrumbList, type Crumb } from '../structured-data/breadcrumb-list'
import styles from './breadcrumbs.module.css'

interface BreadcrumbsProps extends Crumb {
  trail?: readonly Crumb[] | undefined
  language?: { lang?: string; dir?: 'ltr' | 'rtl' }
}

export async function Breadcrumbs({ name, path, trail = [], language }: BreadcrumbsProps) {
  const { country, lang } = await currentVisit()
  const t = await getTranslations('common')
  const above = [{ name: t('home'), path: href(lang, 'home') }, ...trail]
  describeToMachines(breadcrumbList(originOf(country), [...above, { name, path }]))
  return (
    <div className={`page ${styles.trail}`}>
      <nav aria-label={t('breadcrumb')}>
        <ol role="list">
          {above.map((crumb) => (
            <li key={crumb.path}>
              <a href={crumb.path}>{crumb.name}</a>
            </li>
          ))}
          <li aria-current="page" {...language}>
            {name}
          </li>
        </ol>
      </nav>
    </div>
  )
}
