import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import { LARGEST_PHOTO, MEGABYTE } from './limits'
import type { PhotoProblem } from './problem-text'
import { FILE_MARK } from './words-of-problems'

export interface PhotoWords {
  hint: string
  /** `Photo 1`, `Photo 2`, … */
  photos: readonly string[]
  remove: string
  removes: readonly string[]
  preparing: string
  sending: string
  waiting: string
  busy: string
  kept: string
  problems: Readonly<Record<PhotoProblem, string>>
}

const PROBLEMS: readonly PhotoProblem[] = [
  'empty',
  'large',
  'type',
  'pixels',
  'broken',
  'many',
  'busy',
  'gone',
  'pending',
]

export function photoWords(most: number, { tag }: Pick<Region, 'tag'>): PhotoWords {
  const t = translatorOf(tag, 'photos')
  const values = { most, megabytes: LARGEST_PHOTO / MEGABYTE, file: FILE_MARK }
  const numbers = Array.from({ length: most }, (_, place) => place + 1)
  const problems = PROBLEMS.map((problem) => [problem, t(`problems.${problem}`, values)] as const)
  return {
    hint: t('hint', values),
    photos: numbers.map((number) => t('photo', { number })),
    remove: t('remove'),
    removes: numbers.map((number) => t('removeOne', { number })),
    preparing: t('preparing'),
    sending: t('sending'),
    waiting: t('waiting'),
    busy: t('busy'),
    kept: t('kept'),
    problems: Object.fromEntries(problems) as Record<PhotoProblem, string>,
  }
}
