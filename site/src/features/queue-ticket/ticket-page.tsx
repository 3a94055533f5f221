import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { isAvailabilityTold } from '@/service-centers/find-availability'
import { pageMetadata } from '@/shell/metadata'
import { LookupPage } from '@/tool-page/lookup-page'
import { ShowPart } from './show-part'
import { TakePart } from './take-part'

/** `?center=` takes a number there, `?of=` shows one; 404 where the service gives out none. */
export async function TicketPage({ query }: { query: Record<string, unknown> }) {
  if (!isAvailabilityTold()) notFound()
  const { lang } = await currentVisit()
  const t = await getTranslations('ticket')
  const pages = await getTranslations('pages')
  const isShown = query.of !== undefined
  return (
    <LookupPage
      page="service-center"
      title={t(isShown ? 'showTitle' : 'title')}
      lead={t(isShown ? 'showLead' : 'lead')}
      path={href(lang, 'repair-appointment/ticket')}
      trail={[{ name: pages('serviceCenters'), path: href(lang, 'service-center') }]}
      isUndisturbed
    >
      {isShown ? <ShowPart of={query.of} /> : <TakePart center={query.center} />}
    </LookupPage>
  )
}

export async function ticketMetadata(): Promise<Metadata> {
  const t = await getTranslations('ticket')
  return pageMetadata({
    path: (lang) => href(lang, 'repair-appointment/ticket'),
    title: t('title'),
    description: t('lead'),
  })
}
