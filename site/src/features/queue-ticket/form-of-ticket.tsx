import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { currentVisit } from '@/i18n/visit'
import { TicketForm } from './ticket-form'

interface FormOfTicketProps {
  does: 'take' | 'give-back'
  sealed: string
}

export async function FormOfTicket({ does, sealed }: FormOfTicketProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('ticket')
  const button =
    does === 'take'
      ? { submit: t('submit'), submitting: t('submitting') }
      : { submit: t('giveBack.submit'), submitting: t('giveBack.submitting') }
  return (
    <TicketForm
      does={does}
      lang={lang}
      sealed={sealed}
      contact={<ContactWays />}
      words={{
        ...(await lookupWords(button)),
        failed: t('failed'),
        opening: t('opening'),
        open: t('open'),
      }}
    />
  )
}
