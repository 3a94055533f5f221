import { getTranslations } from 'next-intl/server'
import { ownContact } from '@/accounts/own-contact'
import { ContactWays } from '@/forms/contact-ways'
import type { ContestedAnswer } from '@/forms/contest/contested-answer'
import { dialCodes } from '@/forms/dial-codes'
import { lookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import { today } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { subjectHash } from '@/platform/keys'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { Facts } from '@/ui/facts/facts'
import { photoWords } from '@/uploads/photo-words'
import { ContestForm } from './contest-form'
import styles from './contest.module.css'

interface FormOfContestProps {
  answer: ContestedAnswer
  sealed: string
}

export async function FormOfContest({ answer: { number, said }, sealed }: FormOfContestProps) {
  const { lang, country, region } = await currentVisit()
  const t = await getTranslations('contest')
  const forms = await getTranslations('forms')
  const own = await unlessStoreFails(ownContact())
  return (
    <div className={styles.column}>
      <Facts
        facts={[
          { label: t('asked'), value: number, isCode: true },
          { label: t('said'), value: said },
        ]}
      />
      <ContestForm
        lang={lang}
        sealed={sealed}
        draft={`contest ${subjectHash(number)}`}
        before={{ region: country.toUpperCase(), ...(own.ok && own.value) }}
        today={today(region.timeZone)}
        regions={dialCodes(region.tag).map(({ region: value, name }) => ({ value, name }))}
        photoWords={photoWords(1, region)}
        contact={<ContactWays />}
        note={<PrivacyNote text={t('privacy')} />}
        words={{
          ...(await lookupWords({ submit: t('submit'), submitting: t('submitting') })),
          failed: t('failed'),
          check: forms('checkInput'),
          receipt: t('receipt'),
          boughtOn: t('boughtOn'),
          boughtOnHint: t('boughtOnHint'),
          shop: t('shop'),
          name: t('name'),
          country: forms('country'),
          choose: forms('choose'),
          phone: forms('phone'),
          phoneHint: t('phoneHint'),
          note: t('note'),
          optional: forms('optional'),
        }}
      />
    </div>
  )
}
