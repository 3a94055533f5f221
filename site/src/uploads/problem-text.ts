import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import type { FileProblem } from './encode-photo'
import { LARGEST_PHOTO, MEGABYTE } from './limits'
import { isolated } from './words-of-problems'

export type PhotoProblem = FileProblem | 'many' | 'busy' | 'gone' | 'pending'

export function problemText(
  problem: PhotoProblem,
  region: Region,
  { most, file }: { most: number; file: string },
): string {
  const t = translatorOf(region.tag, 'photos')
  return t(`problems.${problem}`, { most, file: isolated(file), megabytes: LARGEST_PHOTO / MEGABYTE })
}
