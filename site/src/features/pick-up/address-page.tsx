import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import { currentVisit } from '@/i18n/visit'
import { AddressForm } from './address-form'
import { MissingStep } from './missing-step'
import { notServedLinks, notServedWords } from './not-served-parts'
import { recallPickUp } from './remembered-pick-up'
import { StepPage } from './step-page'

export async function AddressPage() {
  const { lang } = await currentVisit()
  const { draft } = await recallPickUp()
  if (!draft)
    return (
      <StepPage at="address">
        <MissingStep step="device" />
      </StepPage>
    )
  const t = await getTranslations('pickup')
  const forms = await getTranslations('forms')
  return (
    <StepPage at="address">
      <AddressForm
        lang={lang}
        before={draft.address ?? {}}
        contact={<ContactWays />}
        note={<PrivacyNote text={t('privacy')} />}
        notServedWords={await notServedWords()}
        links={notServedLinks(lang, draft.device)}
        words={{
          ...(await lookupWords({ submit: t('address.submit'), submitting: forms('checking') })),
          state: t('address.state'),
          city: t('address.city'),
          postalCode: t('address.postalCode'),
          line: t('address.line'),
          lineHint: t('address.lineHint'),
          optional: forms('optional'),
          opening: t('steps.opening'),
          open: forms('next'),
        }}
      />
    </StepPage>
  )
}
