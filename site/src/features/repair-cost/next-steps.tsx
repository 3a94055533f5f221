import type { RepairFault } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { repairCostHref } from '@/repair-costs/repair-cost-href'
import type { RepairModel } from '@/repair-costs/repair-models'
import { centersWithPart } from '@/service-centers/centers-with-part'
import { Button, ButtonLink } from '@/ui/button/button'
import { bookRepair } from './book-repair'
import styles from './repair-cost.module.css'

interface NextStepsProps {
  model: RepairModel
  fault: RepairFault
  /** Of the price list; null for a repair without one. */
  part: string | null
}

/** Booking begins with what is known here. */
export async function NextSteps({ model, fault, part }: NextStepsProps) {
  const { lang, region } = await currentVisit()
  const centers = part === null ? null : centersWithPart({ lang, region }, { model: model.model, part })
  const t = await getTranslations('costs')
  const pages = await getTranslations('pages')
  return (
    <div className={styles.steps}>
      <form action={bookRepair}>
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="model" value={model.slug} />
        <input type="hidden" name="fault" value={fault} />
        <Button type="submit">{t('repair.book')}</Button>
      </form>
      <ButtonLink href={href(lang, 'service-center')} look="quiet">
        {pages('serviceCenters')}
      </ButtonLink>
      {centers && (
        <ButtonLink href={centers.href} look="quiet">
          {centers.name}
        </ButtonLink>
      )}
      <ButtonLink href={href(lang, 'find-the-fault')} look="quiet">
        {pages('findTheFault')}
      </ButtonLink>
      <ButtonLink href={repairCostHref(lang, model.slug)} look="quiet">
        {t('repair.all', { model: model.name })}
      </ButtonLink>
    </div>
  )
}
