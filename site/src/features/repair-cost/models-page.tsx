import type { RepairFault } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { repairCostHref } from '@/repair-costs/repair-cost-href'
import { repairModels, type RepairModel } from '@/repair-costs/repair-models'
import { LookupPage } from '@/tool-page/lookup-page'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { isFault } from './find-costs'
import { NoCosts } from './no-costs'
import { DeviceDrawing } from '@/ui/device-drawing/device-drawing'
import styles from './repair-cost.module.css'

/**
 * Where a model is chosen.
 * @param fault then shown of it, if it can have it
 */
export async function ModelsPage({ fault }: { fault?: string | undefined }) {
  const visit = await currentVisit()
  const t = await getTranslations('costs')
  const pages = await getTranslations('pages')
  const models = await repairModels(visit)
  return (
    <LookupPage page="repair-cost" title={pages('repairCosts')} lead={t('lead')} topic="repair">
      {!models.ok ? (
        <NoCosts failure={models.failure} path={href(visit.lang, 'repair-cost')} />
      ) : models.data.length > 0 ? (
        <Models
          models={models.data}
          lang={visit.lang}
          title={t('models')}
          fault={fault !== undefined && isFault(fault) ? { name: fault, text: t(`faults.${fault}`) } : null}
        />
      ) : (
        <NotPriced />
      )}
      <p>
        <ButtonLink href={href(visit.lang, 'find-the-fault')} look="quiet">
          {pages('findTheFault')}
        </ButtonLink>
      </p>
    </LookupPage>
  )
}

interface ModelsProps {
  models: readonly RepairModel[]
  lang: string
  title: string
  fault: { name: RepairFault; text: string } | null
}

function Models({ models, lang, title, fault }: ModelsProps) {
  const groups = new Map<string, RepairModel[]>()
  for (const model of models) {
    const group = `${model.product} · ${model.brand}`
    groups.set(group, [...(groups.get(group) ?? []), model])
  }
  return (
    <section aria-labelledby="models" className={styles.part}>
      <h2 id="models">{title}</h2>
      {fault && (
        <p>
          <strong>{fault.text}</strong>
        </p>
      )}
      {[...groups].map(([group, members]) => (
        <section key={group} className={styles.group}>
          <h3>
            <bdi>{group}</bdi>
          </h3>
          <ul role="list" className={styles.models}>
            {members.map(({ slug, name, product, faults }) => (
              <li key={slug}>
                <a
                  href={repairCostHref(
                    lang,
                    slug,
                    fault && faults.includes(fault.name) ? fault.name : undefined,
                  )}
                >
                  <DeviceDrawing model={name} product={product} size={48} />
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

async function NotPriced() {
  const { lang, countryInfo } = await currentVisit()
  const t = await getTranslations('costs')
  const pages = await getTranslations('pages')
  return (
    <Callout tone="hint" title={<h2>{t('none.title', { country: countryInfo.countryName })}</h2>}>
      <p>{t('none.text')}</p>
      <p>
        <ButtonLink href={href(lang, 'spare-parts-price')}>{pages('partPrices')}</ButtonLink>
      </p>
      <ContactWays />
    </Callout>
  )
}
