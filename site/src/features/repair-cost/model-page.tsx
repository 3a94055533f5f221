import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { describeToMachines } from '@/platform/render-context'
import { repairCostHref } from '@/repair-costs/repair-cost-href'
import { LookupPage } from '@/tool-page/lookup-page'
import { ButtonLink } from '@/ui/button/button'
import { Facts } from '@/ui/facts/facts'
import { CostTable } from './cost-table'
import { costsOfVisit } from './costs-of-visit'
import type { CostsOfModel, RepairTerms } from './find-costs'
import { listHref } from './list-href'
import { nameOf } from './name-of'
import { NoCosts } from './no-costs'
import { PartsOnly } from './parts-only'
import { promisedFacts } from './promised-facts'
import { offersOfModel } from './structured-data'
import { TaxNote } from './tax-note'
import styles from './repair-cost.module.css'

/** All faults of a model, with what each costs; 404 for an unknown one. */
export async function ModelPage({ slug }: { slug: string }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('costs')
  const pages = await getTranslations('pages')
  const found = await costsOfVisit(slug)
  if (found.ok && found.data.kind === 'unknown') notFound()
  const path = repairCostHref(lang, slug)
  const name = found.ok ? nameOf(found.data) : null
  return (
    <LookupPage
      page="repair-cost"
      title={name ? t('model.title', { model: name }) : pages('repairCosts')}
      lead={t('model.lead')}
      path={path}
      trail={[{ name: pages('repairCosts'), path: href(lang, 'repair-cost') }]}
      topic="repair"
      device={name ? { model: name } : null}
    >
      {!found.ok ? (
        <NoCosts failure={found.failure} path={path} />
      ) : found.data.kind === 'costs' ? (
        <CostList found={found.data} />
      ) : (
        found.data.kind === 'parts' && <PartsOnly parts={found.data} />
      )}
    </LookupPage>
  )
}

async function CostList({ found }: { found: CostsOfModel }) {
  const visit = await currentVisit()
  const t = await getTranslations('costs')
  const { model, terms } = found
  describeToMachines(await offersOfModel(found, visit))
  return (
    <div className={styles.parts}>
      <section className={styles.part}>
        <CostTable found={found} />
        <TaxNote terms={terms} />
        <p>
          <ButtonLink href={listHref(visit.lang, model.slug)} look="quiet">
            {t('model.download')}
          </ButtonLink>
        </p>
      </section>
      <Promised terms={terms} model={model.name} />
    </div>
  )
}

async function Promised({ terms, model }: { terms: RepairTerms; model: string }) {
  const t = await getTranslations('costs')
  const facts = await promisedFacts(terms)
  if (facts.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('model.promised', { model })}</h2>
      <Facts facts={facts} />
    </section>
  )
}
