import type { RepairFault } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { repairCostHref } from '@/repair-costs/repair-cost-href'
import type { RepairModel } from '@/repair-costs/repair-models'
import { Button, ButtonLink } from '@/ui/button/button'
import { bookRepair } from './book-repair'
import styles from './repair-cost.module.css'

interface NextStepsProps {
  model: RepairModel
  fault: RepairFault
}

/** Booking begins with what is known here. */
export async function NextSteps({ model, fault }: NextStepsProps) {
  const { lang } = await currentVisit()
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
      <ButtonLink href={href(lang, 'find-the-fault')} look="quiet">
        {pages('findTheFault')}
      </ButtonLink>
      <ButtonLink href={repairCostHref(lang, model.slug)} look="quiet">
        {t('repair.all', { model: model.name })}
      </ButtonLink>
    </div>
  )
}
