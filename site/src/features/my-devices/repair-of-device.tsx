import { getTranslations } from 'next-intl/server'
import { ASK_REPAIR_PATH } from '@/forms/home-handover'
import { currentVisit } from '@/i18n/visit'
import type { KeptDevice } from '@/kept-devices/kept-device'
import { Button } from '@/ui/button/button'

/** Its number is handed over as from the home, and stays out of addresses. */
export async function RepairOfDevice({ device: { order } }: { device: KeptDevice }) {
  if (order === '') return null
  const { lang } = await currentVisit()
  const t = await getTranslations('devices')
  return (
    <form method="post" action={ASK_REPAIR_PATH}>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="number" value={order} />
      <Button look="quiet">{t('repair')}</Button>
    </form>
  )
}
