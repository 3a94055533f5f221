import { getTranslation } from '@payloadcms/translations'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { type GuardedCollection, isGuarded } from '../access/rights'
import { staffOf } from '../access/staff'
import { type CommentRow, findOpenTasks } from './comments-store'

export interface Reader {
  payload: Payload
  user: TypedUser
  i18n: PayloadRequest['i18n']
}

/** A comment, and the document that it is about. */
export interface Noted extends CommentRow {
  title: string
  kindName: string
  /** Under the origin of the cms; leads to the comment. */
  href: string
}

const MOST = 200

/** Of what the reader may read, and what is not in the trash. */
export async function tasksOf(reader: Reader): Promise<Noted[]> {
  const staff = staffOf(reader.user)
  return staff ? withDocuments(reader, await findOpenTasks(reader.payload.db.pool, staff, MOST)) : []
}

export async function withDocuments(reader: Reader, found: readonly CommentRow[]): Promise<Noted[]> {
  const kinds = [...new Set(found.map(({ kind }) => kind))].filter(isListed)
  const titles = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = found.filter((each) => each.kind === kind).map(({ document }) => document)
        return [kind as string, await titlesOf(reader, kind, ids)] as const
      }),
    ),
  )
  return found.flatMap((row) => {
    const title = titles.get(row.kind)?.get(row.document)
    if (title === undefined || !isListed(row.kind)) return []
    const { singular } = reader.payload.collections[row.kind].config.labels
    const language = row.language === null ? '' : `?locale=${row.language}`
    const href = `/admin/collections/${row.kind}/${row.document}${language}#comment-${row.thread ?? row.id}`
    return [{ ...row, title, kindName: getTranslation(singular, reader.i18n), href }]
  })
}

function isListed(kind: string): kind is GuardedCollection {
  return isGuarded(kind) && kind !== 'site-settings'
}

async function titlesOf({ payload, user }: Reader, collection: GuardedCollection, ids: number[]) {
  const { useAsTitle = 'id' } = payload.collections[collection].config.admin
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...new Set(ids)] } },
    user,
    overrideAccess: false,
    draft: true,
    depth: 0,
    pagination: false,
    select: { [useAsTitle]: true },
  })
  return new Map(
    docs.map((found) => {
      const title = (found as unknown as Record<string, unknown>)[useAsTitle]
      return [found.id, typeof title === 'string' && title !== '' ? title : `#${found.id}`]
    }),
  )
}
