import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { purchasePath, type Channel, type Step } from './channel'

interface StartAgainProps {
  channel: Channel
  step: Step
}

export async function StartAgain({ channel, step }: StartAgainProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('purchase.missing')
  return (
    <Callout tone="hint" title={<h2 tabIndex={-1}>{t('title')}</h2>}>
      <p>{t('text')}</p>
      <p>
        <ButtonLink href={purchasePath(lang, channel, step)}>{t('link')}</ButtonLink>
      </p>
    </Callout>
  )
}
