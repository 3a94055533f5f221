import { getTranslations } from 'next-intl/server'
import { Button } from '@/ui/button/button'
import { ForgetForm } from './forget-form'
import { rememberedTime } from './form-of-visit'

export async function Forget({ lang }: { lang: string }) {
  const t = await getTranslations('repair.forget')
  return (
    <ForgetForm>
      <input type="hidden" name="lang" value={lang} />
      <p>{t('text', { time: await rememberedTime() })}</p>
      <Button look="quiet">{t('button')}</Button>
    </ForgetForm>
  )
}
