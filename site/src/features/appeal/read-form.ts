import type { SiteSection } from '@/forms/site-section'
import type { Typed } from '@/forms/state'
import { namedPhotos, readPhotos } from '@/uploads/read-photos'
import type { AppealPhotos, Entered } from './contents'
import { PHOTOS, type PhotoName } from './fields'
import { problemTexts } from './problem-texts'
import { readAppeal } from './read-appeal'

type HandedPhotos = Readonly<Partial<Record<PhotoName, string | undefined>>>

interface ReadForm {
  typed: Typed
  appeal: { entered: Entered; photos: AppealPhotos; uploaded: string[] } | null
  problems: Typed
}

export function typedPhotos(form: FormData): Typed {
  return Object.fromEntries(PHOTOS.map((name) => [name, namedPhotos(form, name).join(' ')]))
}

/**
 * In server actions only. Keeps good photos of a wrong form.
 * @throws Error if the store is away
 */
export async function readForm(
  form: FormData,
  sent: Typed,
  section: SiteSection,
  handed: HandedPhotos = {},
): Promise<ReadForm> {
  const ids: Partial<Record<PhotoName, string>> = {}
  const photoProblems: Record<string, string> = {}
  for (const name of PHOTOS) {
    const read = await readPhotos(form, name, 1, section)
    ids[name] = read.ids[0]
    if (read.problem !== null) photoProblems[name] = read.problem
  }
  const typed = { ...sent, ...Object.fromEntries(PHOTOS.map((name) => [name, ids[name] ?? ''])) }
  const read = readAppeal(typed, (name) => (ids[name] ?? handed[name]) !== undefined)
  if (!read.ok || Object.keys(photoProblems).length > 0) {
    const problems = read.ok
      ? photoProblems
      : { ...problemTexts(read.problems, section.region), ...photoProblems }
    return { typed, appeal: null, problems }
  }
  const hasFlight = read.entered.flightNumber !== undefined
  const shown = PHOTOS.filter((name) => hasFlight || name !== 'boardingPassPhoto')
  return {
    typed,
    appeal: {
      entered: read.entered,
      photos: Object.fromEntries(
        shown.map((name) => [name, photoOf(ids[name], handed[name])]),
      ) as AppealPhotos,
      uploaded: shown.flatMap((name) => ids[name] ?? []),
    },
    problems: {},
  }
}

function photoOf(id: string | undefined, fileKey: string | undefined) {
  return id === undefined ? { fileKey } : { id }
}
