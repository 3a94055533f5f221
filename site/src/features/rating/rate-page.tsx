import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { Callout } from '@/ui/callout/callout'
import { LookupPage } from '@/tool-page/lookup-page'
import { recallChosen } from './chosen-order'
import { ratingPath } from './rating-path'
import { RatingOfOrder } from './rating-of-order'

export async function RatePage() {
  const { lang } = await currentVisit()
  const t = await getTranslations('rating')
  const pages = await getTranslations('pages')
  const chosen = await recallChosen()
  return (
    <LookupPage
      page="repair-status"
      title={pages('rating')}
      lead={t('lead')}
      path={ratingPath(lang)}
      trail={[{ name: t('repairStatus'), path: href(lang, 'repair-status') }]}
    >
      {chosen ? <RatingOfOrder {...chosen} /> : <NothingChosen />}
    </LookupPage>
  )
}

async function NothingChosen() {
  const { lang } = await currentVisit()
  const t = await getTranslations('rating.none')
  return (
    <Callout tone="hint" title={<h2>{t('title')}</h2>}>
      <p>{t('text')}</p>
      <p>
        <AppLink href={href(lang, 'repair-status')}>{t('link')}</AppLink>
      </p>
    </Callout>
  )
}
