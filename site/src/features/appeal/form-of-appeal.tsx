import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { recallHandover } from '@/forms/recall-handover'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import type { Typed } from '@/forms/state'
import { subjectHash } from '@/platform/keys'
import { photoWords } from '@/uploads/photo-words'
import { AppealForm, type AppealWords } from './appeal-form'
import { appealPath } from './appeal-path'
import { PHOTOS } from './fields'
import { sealForm, type AppealToChange } from './sealed-form'
import styles from './appeal.module.css'

interface FormOfAppealProps {
  owner: string
  change?: { appeal: AppealToChange; typed: Typed }
}

export async function FormOfAppeal({ owner, change }: FormOfAppealProps) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('appeal')
  const handed = PHOTOS.filter((name) => change?.appeal.photos[name] !== undefined)
  const draft = change
    ? `appeal-change ${subjectHash(change.appeal.serviceNumber)}`
    : `appeal ${subjectHash(owner)}`
  return (
    <AppealForm
      lang={lang}
      sealed={await sealForm(owner, change?.appeal)}
      draft={draft}
      before={change?.typed ?? { imei1: (await recallHandover('phone-unlocking-appeal')) ?? '' }}
      handed={handed}
      words={await wordsOf(change ? 'change' : 'new')}
      photoWords={photoWords(1, region)}
      contact={<OtherWays />}
      note={<PrivacyNote text={t('privacy')} />}
    />
  )
}

/** In another tab, to keep what was typed. */
async function OtherWays() {
  const { lang } = await currentVisit()
  const t = await getTranslations('appeal')
  return (
    <>
      <p>
        <a href={appealPath(lang, 'mine')} target="_blank" className={styles.link}>
          {t('signInLink')}
        </a>
      </p>
      <ContactWays />
    </>
  )
}

async function wordsOf(what: 'new' | 'change'): Promise<AppealWords> {
  const t = await getTranslations()
  return {
    ...(await lookupWords({
      submit: t(`appeal.${what}.submit`),
      submitting: t('appointment.submitting'),
    })),
    failed: t(`appeal.${what}.failed`),
    check: t('appeal.error'),
    location: t('appeal.location'),
    locationTyped: t('appeal.locationTyped'),
    locate: t('appeal.locate'),
    locating: t('appeal.locating'),
    located: t('appeal.located'),
    notLocated: t('appeal.problems.location'),
    howToAllow: t('appeal.help.button'),
    help: {
      title: t('appeal.help.title'),
      steps: (['one', 'two', 'three', 'four'] as const).map((step) => t(`appeal.help.${step}`)),
      close: t('appeal.help.close'),
    },
    idNumber: t('appeal.idNumber'),
    invoiceNumber: t('appeal.invoiceNumber'),
    imei1: 'IMEI1',
    imeiHint: t('warranty.imeiHint', { count: 15 }),
    nearbyStore: t('appeal.nearbyStore'),
    optional: t('rating.optional'),
    flight: t('appeal.flight.question'),
    flightHint: t('appeal.flight.hint'),
    flights: { yes: t('appeal.flight.yes'), no: t('appeal.flight.no') },
    flightNumber: t('appeal.flightNumber'),
    flightNumberHint: t('appeal.flightNumberHint'),
    photos: {
      idPhoto: t('appeal.photos.idPhoto'),
      invoicePhoto: t('appeal.photos.invoicePhoto'),
      imei1Photo: t('appeal.photos.imei1Photo'),
      boardingPassPhoto: t('appeal.photos.boardingPassPhoto'),
    },
    photoKept: t('appeal.photoKept'),
  }
}
