import { wordingOf } from '@carelane/countries'
import { getMessages } from '@carelane/messages'
import { getFormatter, getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { serviceBrandName } from '@/shell/brand'
import { Facts, type Fact } from '@/ui/facts/facts'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import { subjectHash } from '@/platform/keys'
import type { ChosenOrder } from './chosen-order'
import type { RatingInfo } from './find-rating'
import { LIKELIHOODS } from './questions'
import { RatingForm } from './rating-form'
import styles from './rating.module.css'

interface FormOfRatingProps {
  order: ChosenOrder
  sealed: string
  info: RatingInfo | null
}

export async function FormOfRating({ order: { orderNumber }, sealed, info }: FormOfRatingProps) {
  const { lang, country, locale } = await currentVisit()
  const t = await getTranslations('rating')
  const forms = await getTranslations('forms')
  const format = await getFormatter()
  const { aspects, stars, unlikely, likely, reasons, tags, comments } = getMessages(
    wordingOf(country, locale),
  ).rating
  const fact = (label: string, value: string | null | undefined): Fact[] => (value ? [{ label, value }] : [])
  const facts: Fact[] = [
    { label: t('facts.order'), value: orderNumber, isCode: true },
    ...fact(t('facts.device'), info?.productModel),
    ...fact(t('facts.center'), info?.serviceCenterName),
  ]
  return (
    <div className={styles.rating}>
      <Facts facts={facts} />
      <RatingForm
        lang={lang}
        sealed={sealed}
        draft={`rating ${subjectHash(orderNumber)}`}
        contact={<ContactWays />}
        note={<PrivacyNote text={t('privacy')} />}
        words={{
          ...(await lookupWords({ submit: t('submit'), submitting: t('submitting') })),
          failed: t('failed'),
          check: forms('checkInput'),
          recommend: t('recommend', { brand: serviceBrandName() }),
          optional: forms('optional'),
          numbers: LIKELIHOODS.map((number) => format.number(Number(number))),
          ...{ aspects, stars, unlikely, likely, reasons, tags, comments },
        }}
      />
    </div>
  )
}
