import { headers } from 'next/headers'
import { z } from 'zod'
import { spend } from '@/abuse/spend'
import { addressIn } from '@/abuse/visitor'
import type { SiteSection } from '@/forms/site-section'
import { encodePhoto } from './encode-photo'
import { KEPT_SUFFIX, PENDING_SUFFIX, REMOVED_SUFFIX } from './field-names'
import { LARGEST_PHOTO } from './limits'
import { ensureOwner, recallOwner } from './photo-owner'
import { photoNetwork } from './photo-quota'
import { keepPhoto, makePhoto, ownPhotos } from './photo-store'
import { problemText, type PhotoProblem } from './problem-text'

export interface ReadPhotos {
  ids: string[]
  problem: string | null
}

/**
 * Stores files despite errors.
 * @throws Error if the store is away
 */
export async function readPhotos(
  form: FormData,
  name: string,
  most: number,
  section: SiteSection,
): Promise<ReadPhotos> {
  const before = await keptBefore(form, name)
  const files = form.getAll(name).filter(isChosen)
  const ids = before.ids.slice(0, most)
  const problems: { problem: PhotoProblem; file: string }[] = []
  if (form.has(name + PENDING_SUFFIX)) problems.push({ problem: 'pending', file: '' })
  if (before.isSomeGone) problems.push({ problem: 'gone', file: '' })
  if (before.ids.length + files.length > most) problems.push({ problem: 'many', file: '' })
  for (const file of files.slice(0, most - ids.length)) {
    const kept = await keepFile(file)
    if (kept.ok) ids.push(kept.id)
    else problems.push({ problem: kept.problem, file: file.name })
  }
  const [first] = problems
  return {
    ids,
    problem: first ? problemText(first.problem, section.region, { most, file: first.file }) : null,
  }
}

/** Unchecked. */
export function namedPhotos(form: FormData, name: string): string[] {
  const removed = form.getAll(name + REMOVED_SUFFIX)
  const named = new Set(form.getAll(name + KEPT_SUFFIX).filter((id) => !removed.includes(id)))
  return [...named].filter((id): id is string => z.uuid().safeParse(id).success)
}

/** Empty fields send a nameless file; Next calls it 'undefined'. */
function isChosen(value: FormDataEntryValue): value is File {
  return value instanceof File && (value.size > 0 || !['', 'undefined'].includes(value.name))
}

async function keptBefore(form: FormData, name: string): Promise<{ ids: string[]; isSomeGone: boolean }> {
  const ids = namedPhotos(form, name)
  const owner = await recallOwner()
  const own = owner === null ? [] : await ownPhotos(ids, owner)
  return { ids: own, isSomeGone: own.length < ids.length }
}

async function keepFile(
  file: File,
): Promise<{ ok: true; id: string } | { ok: false; problem: PhotoProblem }> {
  if (file.size > LARGEST_PHOTO) return { ok: false, problem: 'large' }
  const sent = await headers()
  const { price } = await spend('photo-decode', addressIn(sent))
  if (price > 0) return { ok: false, problem: 'busy' }
  const encoded = await encodePhoto(Buffer.from(await file.arrayBuffer()))
  if (!encoded.ok) return encoded
  const { type, photo } = encoded
  const id = await makePhoto({
    owner: await ensureOwner(),
    network: photoNetwork(sent),
    type,
    size: photo.length,
  })
  if (id === null) return { ok: false, problem: 'busy' }
  await keepPhoto(id, photo)
  return { ok: true, id }
}
