import { LOCALES } from '@carelane/countries'
import type { DefaultServerCellComponentProps } from 'payload'
import { completeLanguages, fieldsWithRequiredText } from './complete-languages'
import { rowLookup } from './row-lookup'

/** In lists: the languages in which the newest version of a document is complete, as `en ar fr · 3/14`. */
export async function LanguageCell({ payload, collectionSlug, rowData }: DefaultServerCellComponentProps) {
  const complete = (await languagesOf(payload, collectionSlug, Number(rowData.id))) ?? []
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {complete.join(' ')} · {complete.length}/{LOCALES.length}
    </span>
  )
}

const languagesOf = rowLookup(async (payload, collection, ids) => {
  const fields = payload.collections[collection].config.flattenedFields
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    locale: 'all',
    draft: true,
    depth: 0,
    pagination: false,
    select: Object.fromEntries(fieldsWithRequiredText(fields).map((name) => [name, true])),
  })
  return new Map(docs.map((document) => [Number(document.id), completeLanguages(fields, document)]))
})
