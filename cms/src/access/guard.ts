import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  Field,
  PayloadRequest,
} from 'payload'
import { audienceOf, isOwn, storedAudiences } from './audiences'
import { linksOf } from './links'
import { movesTrash } from './moves-trash'
import { refusal } from './refusal'
import { type GuardedCollection, includes, isGuarded, rightOf } from './rights'
import { type Staff, staffOf } from './staff'
import { refuseMoreThanTranslation } from './translation'

const FOREIGN = 'This belongs to a country that is not yours, or to all. Ask an administrator to change it.'
const NOT_YOURS = 'Name one or more of your own countries, and no other.'
const FOR_GOOD = 'Put it into the trash. An administrator deletes for good what is there.'
const FOREIGN_LINK = 'This names a document or a picture of a country that is not yours. Choose another one.'

/** Checks that a constraint cannot express. Our own code has no user, and passes. */
export function guards(slug: GuardedCollection) {
  return {
    beforeOperation: beforeOperation(slug),
    beforeValidate: beforeValidate(slug),
    beforeDelete,
  }
}

// Only this hook knows whether a draft is being saved.
function beforeOperation(slug: GuardedCollection): CollectionBeforeOperationHook {
  return ({ args, collection, operation, req }) => {
    const staff = limited(req)
    if (!staff) return args
    if (operation === 'delete') throw refusal(req, FOR_GOOD)
    if (rightOf(staff.role, slug) !== 'translate') return args
    if (operation === 'restoreVersion') throw refusal(req, 'A translator cannot restore versions.')
    if (operation !== 'update') return args
    if (movesTrash(args))
      throw refusal(req, 'A translator changes texts. Ask an editor of the country to do this.')
    if (collection.upload) return textsOfFile(args, req)
    // Without drafts every save is live; translators may change texts even then.
    if (!collection.versions?.drafts) return args
    const { draft, data, publishSpecificLocale, publishAllLocales, unpublishAllLocales } = args
    const status: unknown = data && '_status' in data ? data._status : undefined
    const publishes = status === 'published' || publishSpecificLocale || publishAllLocales
    if (draft !== true || publishes || unpublishAllLocales) {
      throw refusal(req, 'A translator saves drafts. An editor of the country publishes them.')
    }
    return args
  }
}

/** Forms send these back unchanged. */
const OF_FILES = new Set([
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'sizes',
  'url',
  'thumbnailURL',
  'prefix',
  '_objectKey',
])

function textsOfFile<Args extends { data?: unknown }>(args: Args, req: PayloadRequest): Args {
  if (req.file || req.query.uploadEdits) throw refusal(req, 'A translator changes texts, not files.')
  const texts = Object.entries(args.data ?? {}).filter(([name]) => !OF_FILES.has(name))
  return { ...args, data: Object.fromEntries(texts) }
}

function beforeValidate(slug: GuardedCollection): CollectionBeforeValidateHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    const staff = limited(req)
    if (!staff || !data) return data
    if (String(req.locale) === 'all') throw refusal(req, 'Write one language at a time.')
    const stored = operation === 'update' ? await storedAudiences(req, slug, originalDoc.id) : []
    if (includes(rightOf(staff.role, slug), 'change')) {
      const own = (audience: Parameters<typeof isOwn>[0]) => isOwn(audience, staff.countries)
      if (!stored.every(own)) throw refusal(req, FOREIGN)
      if (!own(audienceOf(slug, { ...data, id: originalDoc?.id }))) throw refusal(req, NOT_YOURS)
    } else {
      refuseMoreThanTranslation({ staff, stored, fields: collection.fields, data, originalDoc, req })
    }
    await refuseForeignLinks(collection.fields, data, operation === 'update' ? originalDoc : {}, req)
    return data
  }
}

const beforeDelete: CollectionBeforeDeleteHook = ({ req }) => {
  if (limited(req)) throw refusal(req, FOR_GOOD)
}

async function refuseForeignLinks(fields: Field[], data: unknown, before: unknown, req: PayloadRequest) {
  const known = new Set(linksOf(fields, before, req).map(({ collection, id }) => `${collection}:${id}`))
  const added = linksOf(fields, data, req).filter(({ collection, id }) => !known.has(`${collection}:${id}`))
  for (const slug of new Set(added.map(({ collection }) => collection))) {
    if (!isGuarded(slug) || slug === 'site-settings') continue
    const ids = [...new Set(added.filter(({ collection }) => collection === slug).map(({ id }) => id))]
    const where = { id: { in: ids } }
    const { totalDocs } = await req.payload.count({ collection: slug, where, overrideAccess: false, req })
    if (totalDocs < ids.length) throw refusal(req, FOREIGN_LINK)
  }
}

function limited(req: PayloadRequest): Staff | undefined {
  if (!req.user) return undefined
  const staff = staffOf(req.user)
  if (!staff) throw refusal(req, 'This account was deactivated. Ask an administrator.')
  return staff.role === 'administrator' ? undefined : staff
}
