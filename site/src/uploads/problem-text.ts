import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import type { FileProblem } from './encode-photo'
import { LARGEST_PHOTO, MEGABYTE } from './limits'
import { isolated } from './words-of-problems'

/** What can be wrong with a photo field. */
export type PhotoProblem = FileProblem | 'many' | 'busy' | 'gone' | 'pending'

/** @param file the name of the file that it is about, as the visitor's device has it */
export function problemText(
  problem: PhotoProblem,
  region: Region,
  { most, file }: { most: number; file: string },
): string {
  const t = translatorOf(region.tag, 'photos')
  return t(`problems.${problem}`, { most, file: isolated(file), megabytes: LARGEST_PHOTO / MEGABYTE })
}
