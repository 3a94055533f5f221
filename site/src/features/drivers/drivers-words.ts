import { getTranslations } from 'next-intl/server'
import { lookupWords } from '@/forms/lookup-words'
import type { DriversWords } from './drivers-form'
import type { ModelWords } from './model-chooser'
import { SNID_LENGTH } from './read-snid'

export async function driversWords(): Promise<DriversWords> {
  const t = await getTranslations('drivers')
  const downloads = await getTranslations('downloads')
  return {
    ...(await lookupWords({ submit: t('submit'), submitting: t('submitting') })),
    snid: t('snid'),
    hint: t('hint', SNID_LENGTH),
    privacy: t('privacy'),
    download: downloads('download'),
    noDrivers: t('noDrivers'),
    manuals: t('manuals'),
    questions: t('questions'),
    unknown: t('invalid.wrong'),
    unknownText: t('unknownText'),
  }
}

export async function modelWords(): Promise<ModelWords> {
  const t = await getTranslations('drivers')
  const forms = await getTranslations('forms')
  return {
    brand: t('brand'),
    serial: t('serial'),
    model: t('model'),
    choose: forms('choose'),
    next: forms('next'),
    show: t('show'),
    loading: t('loading'),
    failed: t('loadFailed'),
  }
}
