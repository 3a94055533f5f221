import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'

/** A page that leads away says so to everybody: it is rendered first without anybody's cookies. */
export async function MissingStep({ step }: { step: 'device' | 'address' }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('pickup')
  const isFirst = step === 'device'
  return (
    <Callout
      tone="hint"
      title={<h2 tabIndex={-1}>{t(isFirst ? 'device.missing' : 'address.lineMissing')}</h2>}
    >
      <p>
        <ButtonLink href={href(lang, isFirst ? 'pick-up' : 'pick-up/address')}>
          {t(`steps.${step}`)}
        </ButtonLink>
      </p>
    </Callout>
  )
}
