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
  const t = await getTranslations('appeal')
  const device = await getTranslations('device')
  const forms = await getTranslations('forms')
  return {
    ...(await lookupWords({
      submit: t(`${what}.submit`),
      submitting: t('submitting'),
    })),
    failed: t(`${what}.failed`),
    check: t('error'),
    location: t('location'),
    locationTyped: t('locationTyped'),
    locate: t('locate'),
    locating: t('locating'),
    located: t('located'),
    notLocated: t('problems.location'),
    howToAllow: t('help.button'),
    help: {
      title: t('help.title'),
      steps: (['one', 'two', 'three', 'four'] as const).map((step) => t(`help.${step}`)),
      close: t('help.close'),
    },
    idNumber: t('idNumber'),
    invoiceNumber: t('invoiceNumber'),
    imei1: 'IMEI1',
    imeiHint: device('imeiHint', { count: 15 }),
    nearbyStore: t('nearbyStore'),
    optional: forms('optional'),
    flight: t('flight.question'),
    flightHint: t('flight.hint'),
    flights: { yes: t('flight.yes'), no: t('flight.no') },
    flightNumber: t('flightNumber'),
    flightNumberHint: t('flightNumberHint'),
    photos: {
      idPhoto: t('photos.idPhoto'),
      invoicePhoto: t('photos.invoicePhoto'),
      imei1Photo: t('photos.imei1Photo'),
      boardingPassPhoto: t('photos.boardingPassPhoto'),
    },
    photoKept: t('photoKept'),
  }
}
