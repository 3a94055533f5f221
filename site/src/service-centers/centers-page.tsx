import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { originOf } from '@/links/site-origin'
import { describeToMachines, doNotKeep } from '@/platform/render-context'
import { LookupPage } from '@/tool-page/lookup-page'
import { HowFiguresAreCounted } from '@/service-figures/how-figures-are-counted'
import { centersData } from './centers-data'
import { readCentersQuery } from './centers-query'
import { findCenters } from './find-centers'
import { LocatorOfVisit } from './locator-of-visit'

interface CentersPageProps {
  query: Record<string, unknown>
  isBare?: boolean
}

/** [2.4#19]–[2.4#22] */
export async function CentersPage({ query, isBare = false }: CentersPageProps) {
  const { lang, locale, country, region } = await currentVisit()
  const t = await getTranslations('centers')
  const answer = await findCenters({ lang, country, locale, region }, readCentersQuery(query, country))
  if (answer.found) describeToMachines(centersData(answer.found, originOf(country)))
  else doNotKeep()
  return (
    <LookupPage page="service-center" title={t('title')} lead={t('lead')} topic="service-centers">
      <LocatorOfVisit
        query={query}
        answer={answer}
        path={isBare ? '/service-center/' : href(lang, 'service-center')}
      />
      <HowFiguresAreCounted />
    </LookupPage>
  )
}
