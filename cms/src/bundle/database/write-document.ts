import { DEFAULT_LOCALE, type Locale, LOCALES } from '@carelane/countries'
import { isDeepStrictEqual } from 'node:util'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import type { State, Values } from '../bundle'
import { changesBetween } from '../compare'
import type { BundledKind } from '../fields'
import type { LoadedDocument } from '../files/read-bundle'
import { keepStored } from '../keep-stored'
import { addPicture, NO_FILES, type PictureFiles, replacePicture } from '../pictures/add-picture'
import { pictureIn } from '../pictures/picture-files'
import { inLanguage, type StoreTools, toDocument } from '../values'
import { ALL, type StoredDocument } from './read-database'

interface Writing {
  payload: Payload
  req: PayloadRequest
  mediaDirectory: string
  kind: BundledKind
  wanted: LoadedDocument
  stored: StoredDocument | undefined
  tools: StoreTools
}

export interface Written {
  id: number
  files: PictureFiles
}

export async function writeStored(writing: Writing): Promise<Written> {
  const { kind, payload, req, stored, tools, wanted } = writing
  if (kind.isGlobal) {
    const data = keepStored(
      kind.fields,
      toDocument(kind.fields, wanted, tools, 'empty'),
      stored?.stored ?? {},
    )
    const change = { before: stored, after: wanted, stored: stored?.stored ?? {} }
    await languageByLanguage(kind, data, change, (locale, each) =>
      payload.updateGlobal({ slug: kind.slug as GlobalSlug, locale, data: each as never, depth: 0, req }),
    )
    return { id: 0, files: NO_FILES }
  }
  const { id, files } =
    stored?.id === undefined ? await create(writing) : await update(writing, stored, stored.id)
  if (wanted.draft) await writeDraft(writing, wanted.draft, id)
  return { id, files }
}

async function create({ kind, mediaDirectory, payload, req, tools, wanted }: Writing): Promise<Written> {
  const data = toDocument(kind.fields, wanted, tools, 'defaults')
  if (kind.hasFiles) return addPicture({ payload, req, data, mediaDirectory, folder: wanted.folder ?? '' })
  const document = await payload.create({
    collection: kind.slug as CollectionSlug,
    locale: ALL,
    data: data as never,
    draft: data._status === 'draft',
    depth: 0,
    req,
  })
  return { id: Number(document.id), files: NO_FILES }
}

async function update(writing: Writing, stored: StoredDocument, id: number): Promise<Written> {
  const { kind, mediaDirectory, payload, req, wanted } = writing
  // Writing the published state drops a draft that the bundle lacks.
  const isDropped = stored.draft !== undefined && !wanted.draft
  if (isDropped || changesBetween(stored, wanted).length > 0 || isEmpty(stored)) {
    const isDraft = wanted.shared._status === 'draft' && stored.stored._status !== 'published'
    await save(writing, wanted, stored.stored, id, isDraft)
  }
  if (!kind.hasFiles) return { id, files: NO_FILES }
  const picture = await pictureIn(wanted.folder ?? '')
  if (!picture || picture.name === stored.filename) return { id, files: NO_FILES }
  const folder = wanted.folder ?? ''
  return { id, files: await replacePicture({ payload, req, id, mediaDirectory, folder }) }
}

/** Created earlier in this import, without references. */
function isEmpty({ stored }: StoredDocument): boolean {
  return Object.keys(stored).length === 0
}

async function writeDraft(writing: Writing, draft: State, id: number): Promise<void> {
  const { stored } = writing
  const isTheSame =
    stored?.draft !== undefined &&
    changesBetween(stored.draft, draft).length === 0 &&
    changesBetween(stored, writing.wanted).length === 0
  if (!isTheSame) await save(writing, draft, stored?.storedDraft ?? stored?.stored ?? {}, id, true)
}

async function save(
  writing: Writing,
  state: State,
  stored: Values,
  id: number,
  draft: boolean,
): Promise<void> {
  const { kind, payload, req, tools } = writing
  const data = keepStored(kind.fields, toDocument(kind.fields, state, tools, 'empty'), stored)
  const whole = { ...data, ...(draft && { _status: 'draft' }) }
  const isMain = writing.stored !== undefined && stored === writing.stored.stored && !isEmpty(writing.stored)
  const before = isMain ? writing.stored : undefined
  await languageByLanguage(kind, whole, { before, after: state, stored }, (locale, each) =>
    payload.update({
      collection: kind.slug as CollectionSlug,
      id,
      locale,
      data: each as never,
      draft,
      // Otherwise Payload would take the flag for a move to the trash.
      ...(stored.deletedAt ? { trash: true } : {}),
      depth: 0,
      req,
    }),
  )
}

interface Change {
  before: State | undefined
  after: State
  stored: Values
}

/** An update of all languages at once leaves existing texts as they are. */
async function languageByLanguage(
  { fields }: BundledKind,
  data: Values,
  { before, after, stored }: Change,
  update: (locale: Locale, data: Values) => Promise<unknown>,
): Promise<void> {
  const isOther = (locale: Locale) => !isDeepStrictEqual(before?.texts[locale], after.texts[locale])
  let rows = stored
  for (const locale of LOCALES.filter((each) => each === DEFAULT_LOCALE || isOther(each))) {
    const written = await update(locale, keepStored(fields, inLanguage(fields, data, locale), rows, 'ids'))
    rows = written as Values
  }
}
