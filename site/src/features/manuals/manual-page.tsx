import { getTranslations } from 'next-intl/server'
import { formatCalendarDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { answerNotFound } from '@/platform/render-context'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { ButtonLink } from '@/ui/button/button'
import { deviceName } from '@/forms/device-name'
import { DeviceFacts } from '@/ui/device-drawing/device-facts'
import type { Fact } from '@/ui/facts/facts'
import { CompareChecksum } from '@/tool-page/downloads/compare-checksum'
import { FileList } from '@/tool-page/downloads/file-list'
import { shownFile } from '@/tool-page/downloads/shown-file'
import { LookupFailure } from '@/forms/lookup-failure'
import { findManual } from './find-manuals'
import { manualHref, manualsHref } from './manual-href'
import styles from './manuals.module.css'

type Manual = NonNullable<Extract<Awaited<ReturnType<typeof findManual>>, { ok: true }>['data']>

export async function ManualPage({ id }: { id: string }) {
  const { lang, locale } = await currentVisit()
  const t = await getTranslations('manuals')
  const pages = await getTranslations('pages')
  const answer = await findManual(id, locale)
  const manual = answer.ok ? answer.data : null
  if (answer.ok && !manual) answerNotFound()
  const title = manual?.title ?? (answer.ok ? t('missing') : pages('manuals'))
  return (
    <>
      <AdBanner slot="top" page="service-manal-detail" />
      <Breadcrumbs
        name={title}
        path={manualHref(lang, id)}
        trail={[{ name: pages('manuals'), path: href(lang, 'service-manal') }]}
      />
      <article className={`page ${styles.detail}`}>
        <h1>{title}</h1>
        {manual && <Contents manual={manual} />}
        {answer.ok && !manual && <p>{t('missingText')}</p>}
        {!answer.ok && <LookupFailure failure={answer.failure} />}
        <p>
          <ButtonLink href={manualsHref(lang, {})} look="quiet">
            {t('showAll')}
          </ButtonLink>
        </p>
      </article>
      <AdBanner slot="bottom" page="service-manal-detail" />
    </>
  )
}

async function Contents({ manual }: { manual: Manual }) {
  const visit = await currentVisit()
  const t = await getTranslations('manuals')
  const downloads = await getTranslations('downloads')
  const { title, product, brand, model, updatedDate, chapters, file } = manual
  const fact = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : [])
  const details = updatedDate ? [t('updated', { date: formatCalendarDay(updatedDate, visit.region) })] : []
  return (
    <>
      <DeviceFacts
        device={{ model: deviceName(brand, model), product }}
        facts={[...fact(t('product'), product), ...fact(t('brand'), brand), ...fact(t('model'), model)]}
      />
      {file && (
        <div className={styles.file}>
          <FileList
            files={[shownFile(file, visit, { title, details })]}
            words={{ download: downloads('download') }}
          />
          <CompareChecksum />
        </div>
      )}
      {chapters.map((chapter) => (
        <section key={chapter.title} className={styles.chapter}>
          <h2 dir="auto">{chapter.title}</h2>
          <p dir="auto">{chapter.text}</p>
        </section>
      ))}
    </>
  )
}
