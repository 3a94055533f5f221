import type { RepairFault } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { WhereToFindImei } from '@/forms/where-to-find-imei'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { describeToMachines } from '@/platform/render-context'
import { repairCostHref } from '@/repair-costs/repair-cost-href'
import { LookupPage } from '@/tool-page/lookup-page'
import { Facts } from '@/ui/facts/facts'
import { CheckCover } from './check-cover-section'
import { costFacts } from './cost-facts'
import { costsOfVisit } from './costs-of-visit'
import { isFault, type CostsOfModel, type FoundCosts, type RepairCost } from './find-costs'
import { GoodToKnow } from './good-to-know'
import { nameOf } from './name-of'
import { NextSteps } from './next-steps'
import { NoCosts } from './no-costs'
import { PartsOnly } from './parts-only'
import { offerOfRepair } from './structured-data'
import { TaxNote } from './tax-note'
import { UsualTime } from './usual-time'
import styles from './repair-cost.module.css'

/** What one repair of a model costs, and who pays for it; 404 for an unknown model or fault. */
export async function FaultPage({ slug, fault }: { slug: string; fault: string }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('costs')
  const pages = await getTranslations('pages')
  if (!isFault(fault)) notFound()
  const found = await costsOfVisit(slug)
  if (found.ok && !isKnown(found.data, fault)) notFound()
  const path = repairCostHref(lang, slug, fault)
  const model = found.ok ? nameOf(found.data) : null
  const above = { name: pages('repairCosts'), path: href(lang, 'repair-cost') }
  const cost = found.ok && found.data.kind === 'costs' ? costOf(found.data, fault) : null
  return (
    <LookupPage
      page="repair-cost"
      title={model ? t('repair.title', { fault: t(`faults.${fault}`), model }) : t(`faults.${fault}`)}
      lead={t('repair.lead')}
      path={path}
      trail={model ? [above, { name: model, path: repairCostHref(lang, slug) }] : [above]}
      topic="repair"
      device={model ? { model: model } : null}
      aside={cost && <WhereToFindImei />}
    >
      {!found.ok ? (
        <NoCosts failure={found.failure} path={path} />
      ) : found.data.kind === 'parts' ? (
        <PartsOnly parts={found.data} />
      ) : (
        found.data.kind === 'costs' && cost && <Repair found={found.data} cost={cost} />
      )}
    </LookupPage>
  )
}

async function Repair({ found, cost }: { found: CostsOfModel; cost: RepairCost }) {
  const visit = await currentVisit()
  const t = await getTranslations('costs')
  describeToMachines(await offerOfRepair(found, cost, visit))
  return (
    <div className={styles.parts}>
      <section className={styles.part}>
        <h2>{t('repair.price')}</h2>
        <Facts facts={await costFacts(found, cost)} />
        <TaxNote terms={found.terms} />
      </section>
      <UsualTime fault={cost.fault} />
      <GoodToKnow terms={found.terms} cost={cost} />
      <NextSteps model={found.model} fault={cost.fault} part={cost.parts[0]?.name ?? null} />
      <CheckCover slug={found.model.slug} fault={cost.fault} />
    </div>
  )
}

function isKnown(found: FoundCosts, fault: RepairFault): boolean {
  return found.kind === 'parts' || (found.kind === 'costs' && costOf(found, fault) !== null)
}

function costOf({ costs }: CostsOfModel, fault: RepairFault): RepairCost | null {
  return costs.find((cost) => cost.fault === fault) ?? null
}
