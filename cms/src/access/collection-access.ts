import type { Access, AccessResult, CollectionConfig, GlobalConfig, PayloadRequest, Where } from 'payload'
import { AUDIENCES, isOwn, type Prefix, storedAudiences } from './audiences'
import { type Guarded, type GuardedCollection, includes, type Right, rightOf } from './rights'
import { type Staff, staffOf } from './staff'

type AccessArgs = Parameters<Access>[0]

export function collectionAccess(slug: GuardedCollection): NonNullable<CollectionConfig['access']> {
  return {
    read: (args): AccessResult =>
      isPublicFile(slug, args) ? NOT_IN_TRASH : seen(slug, args, slug === 'countries' ? null : ''),
    readVersions: (args) => seen(slug, args, 'version.'),
    create: ({ req }) => may(req, slug, 'write') !== undefined,
    update: (args) => changeable(slug, args),
    // Payload asks with `deletedAt` about the trash.
    delete: (args) => {
      const staff = may(args.req, slug, 'write')
      if (!staff) return false
      return isTrashing(args) ? ownDocuments(staff, slug, args) : staff.role === 'administrator'
    },
  }
}

export function globalAccess(slug: Guarded): NonNullable<GlobalConfig['access']> {
  return {
    read: ({ req }) => may(req, slug, 'read') !== undefined,
    readVersions: ({ req }) => may(req, slug, 'read') !== undefined,
    update: ({ req }) => may(req, slug, 'change') !== undefined,
  }
}

export function may(req: PayloadRequest, slug: Guarded, needed: Right): Staff | undefined {
  const staff = staffOf(req.user)
  return staff && includes(rightOf(staff.role, slug), needed) ? staff : undefined
}

const NOT_IN_TRASH: Where = { deletedAt: { exists: false } }

function isTrashing({ data }: AccessArgs): boolean {
  return data?.deletedAt !== undefined && data.deletedAt !== null
}

function isTrashAlone({ data, req }: AccessArgs): boolean {
  return !req.file && Object.keys(data ?? {}).every((key) => key === 'deletedAt')
}

/** The site reads files without a user. */
function isPublicFile(slug: GuardedCollection, { isReadingStaticFile }: AccessArgs): boolean {
  return slug === 'media' && isReadingStaticFile === true
}

function seen(slug: Guarded, { req }: AccessArgs, prefix: Prefix | null): AccessResult {
  const staff = may(req, slug, 'read')
  const kind = AUDIENCES[slug]
  if (!staff) return false
  if (staff.seesEveryCountry || kind === null || prefix === null) return true
  const some = kind.ofSome(staff.countries, prefix)
  return kind.ofAll ? { or: [kind.ofAll(prefix), some] } : some
}

function changeable(slug: GuardedCollection, args: AccessArgs): AccessResult | Promise<AccessResult> {
  const staff = may(args.req, slug, 'translate')
  if (!staff) return false
  if (includes(rightOf(staff.role, slug), 'change')) return ownDocuments(staff, slug, args)
  // With this status, Payload asks about publishing.
  return args.data?._status === 'published' ? false : seen(slug, args, '')
}

// A constraint cannot say “and no other country”.
async function ownDocuments(staff: Staff, slug: GuardedCollection, args: AccessArgs): Promise<AccessResult> {
  const { id, data, req } = args
  if (staff.role === 'administrator') return true
  if (id !== undefined) {
    const audiences = await storedAudiences(req, slug, id)
    return audiences.every((audience) => isOwn(audience, staff.countries))
  }
  // Old files are deleted before a guard runs.
  if (slug === 'media' && data !== undefined && !isTrashAlone(args)) return false
  const own: Where | undefined = AUDIENCES[slug]?.ofSome(staff.countries, '')
  return own ?? false
}
