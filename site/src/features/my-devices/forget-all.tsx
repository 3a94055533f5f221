import { getTranslations } from 'next-intl/server'
import { Button } from '@/ui/button/button'
import panel from '@/ui/panel/panel.module.css'
import { forgetAll } from './forget-device'

export async function ForgetAll({ lang }: { lang: string }) {
  const t = await getTranslations('devices.forget')
  return (
    <form action={forgetAll} className={panel.panel}>
      <input type="hidden" name="lang" value={lang} />
      <p>{t('text')}</p>
      <Button look="quiet">{t('all')}</Button>
    </form>
  )
}
