import { getTranslations } from 'next-intl/server'
import { formatCalendarDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { doNotKeep } from '@/platform/render-context'
import { deviceName } from '@/forms/device-name'
import { DeviceDrawing } from '@/ui/device-drawing/device-drawing'
import { Icon } from '@/ui/icon/icon'
import { LookupFailure } from '@/forms/lookup-failure'
import { findManuals, findProducts, type FoundManuals } from './find-manuals'
import { ManualFilter } from './manual-filter'
import { manualHref, manualsHref } from './manual-href'
import type { ManualQuery } from './manual-query'
import styles from './manuals.module.css'

/** [2.1#40] */
export async function ManualList({ asked }: { asked: ManualQuery }) {
  const visit = await currentVisit()
  const t = await getTranslations('pages')
  const [found, products] = await Promise.all([findManuals(visit, asked), findProducts(visit)])
  const hasFailed = 'kind' in found
  // Shows the list once the service is back.
  if (hasFailed || products.length === 0) doNotKeep()
  return (
    <section id="manuals" aria-labelledby="manuals-title" className={`page ${styles.list}`}>
      <h2 id="manuals-title">{t('manuals')}</h2>
      <ManualFilter asked={asked} products={products} />
      {hasFailed ? <LookupFailure failure={found} /> : <Found asked={asked} found={found} />}
    </section>
  )
}

async function Found({ asked, found }: { asked: ManualQuery; found: FoundManuals }) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('manuals')
  const { list, total, pages } = found
  if (list.length === 0) return <NothingFound />
  return (
    <>
      <p className={styles.count}>{t('count', { count: total })}</p>
      <ul role="list" className={styles.manuals}>
        {list.map(({ id, title, product, brand, model, updatedDate }) => (
          <li key={id}>
            <AppLink href={manualHref(lang, id)} className={styles.manual}>
              <DeviceDrawing model={deviceName(brand, model)} product={product} size={56} />
              <strong dir="auto">{title}</strong>
              <small>
                {[product, updatedDate && t('updated', { date: formatCalendarDay(updatedDate, region) })]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </AppLink>
          </li>
        ))}
      </ul>
      {pages > 1 && <Pages asked={asked} pages={pages} />}
    </>
  )
}

async function Pages({ asked, pages }: { asked: ManualQuery; pages: number }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('common')
  const { page } = asked
  return (
    <nav aria-label={t('paging.label')} className={styles.pages}>
      {page > 1 && (
        <AppLink href={manualsHref(lang, { ...asked, page: page - 1 })} rel="prev">
          <Icon name="back" size={20} />
          {t('paging.previous')}
        </AppLink>
      )}
      <span>{t('paging.page', { page, pages })}</span>
      {page < pages && (
        <AppLink href={manualsHref(lang, { ...asked, page: page + 1 })} rel="next">
          {t('paging.next')}
          <Icon name="forward" size={20} />
        </AppLink>
      )}
    </nav>
  )
}

/** [8#18] */
async function NothingFound() {
  const { lang } = await currentVisit()
  const t = await getTranslations('manuals')
  return (
    <div className={styles.empty}>
      <h3>{t('nothing')}</h3>
      <p>{t('noneText')}</p>
      <AppLink href={manualsHref(lang, {})}>{t('showAll')}</AppLink>
    </div>
  )
}
