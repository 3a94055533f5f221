import { getTranslations } from 'next-intl/server'
import { Button } from '@/ui/button/button'
import { stopWord } from './word-actions'

interface StopFormProps {
  lang: string
  of: string
  back: 'show' | 'word'
}

export async function StopForm({ lang, of, back }: StopFormProps) {
  const t = await getTranslations('word')
  return (
    <form action={stopWord}>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="of" value={of} />
      <input type="hidden" name="back" value={back} />
      <Button look="quiet">{t('stop')}</Button>
    </form>
  )
}
