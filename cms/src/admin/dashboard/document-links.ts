import type { ContentKind } from '@carelane/main-api'
import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { Payload, TypedUser, Where } from 'payload'
import { interfaceTexts } from '../interface-texts'

export type ListedKind = Exclude<ContentKind, 'site-settings'>

export interface DocumentReference {
  collection: ListedKind
  document: number
}

export interface Reader {
  payload: Payload
  user: TypedUser
  locale: string
  i18n: I18nClient
}

export interface DocumentLink {
  href: string
  kind: string
  title: string
}

/** Of those that the reader may read. */
export async function documentLinks<Reference extends DocumentReference>(
  reader: Reader,
  references: readonly Reference[],
  only: Where = {},
): Promise<(Reference & DocumentLink)[]> {
  const collections = [...new Set(references.map(({ collection }) => collection))]
  const found = await Promise.all(
    collections.map(async (collection) => {
      const ids = references.filter((each) => each.collection === collection).map(({ document }) => document)
      return [collection, await titlesOf(reader, collection, ids, only)] as const
    }),
  )
  const titles = new Map(found)
  return references.flatMap((reference) => {
    const { collection, document } = reference
    const title = titles.get(collection)?.get(document)
    if (title === undefined) return []
    const { singular } = reader.payload.collections[collection].config.labels
    return [
      {
        ...reference,
        title,
        kind: getTranslation(singular, reader.i18n),
        href: `/admin/collections/${collection}/${document}`,
      },
    ]
  })
}

async function titlesOf(
  { payload, user, locale, i18n }: Reader,
  collection: ListedKind,
  ids: number[],
  only: Where,
) {
  const { useAsTitle = 'id' } = payload.collections[collection].config.admin
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { in: [...new Set(ids)] } }, only] },
    user,
    overrideAccess: false,
    draft: true,
    locale: locale as 'en',
    depth: 0,
    pagination: false,
    select: { [useAsTitle]: true },
  })
  return new Map(
    docs.map((found) => [
      found.id,
      titleOf(found, useAsTitle) ?? interfaceTexts(i18n.t)('numbered', { id: found.id }),
    ]),
  )
}

function titleOf(found: object & { id: number }, field: string): string | undefined {
  const title = (found as Record<string, unknown>)[field]
  return typeof title === 'string' && title !== '' ? title : undefined
}
