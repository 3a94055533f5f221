import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { ContactWays } from '@/forms/contact-ways'
import { LookupPage } from '@/tool-page/lookup-page'
import { PrivacyNote } from '@/forms/privacy-note'
import { CardForm } from './card-form'
import { cardHref } from './card-href'
import { warrantyWords } from './warranty-words'
import { WhereToFindImei } from '@/forms/where-to-find-imei'

/** [2.4#30], [9#19] */
export async function CardPage() {
  const { lang } = await currentVisit()
  const t = await getTranslations('warranty')
  const pages = await getTranslations('pages')
  return (
    <LookupPage
      page="warranty-check"
      title={t('card.title')}
      lead={t('card.lead')}
      path={cardHref(lang)}
      trail={[{ name: pages('warrantyCheck'), path: href(lang, 'warranty-check') }]}
      aside={<WhereToFindImei />}
    >
      <CardForm
        lang={lang}
        contact={<ContactWays />}
        words={{
          ...(await warrantyWords(t('card.submit'))),
          card: t('facts.card'),
          print: t('card.print'),
        }}
        note={<PrivacyNote text={t('privacy')} />}
      />
    </LookupPage>
  )
}
