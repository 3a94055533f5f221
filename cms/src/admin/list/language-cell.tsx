import { LOCALES } from '@carelane/countries'
import type { DefaultServerCellComponentProps } from 'payload'
import { completeLanguages, fieldsWithRequiredText } from '../../drafts/complete-languages'
import { rowLookup } from './row-lookup'

const NAMED = 3

/** `en ar fr · 3/14`, or `9/14`. */
export async function LanguageCell({ payload, collectionSlug, rowData }: DefaultServerCellComponentProps) {
  const complete = (await languagesOf(payload, collectionSlug, Number(rowData.id))) ?? []
  const count = `${complete.length}/${LOCALES.length}`
  const names = complete.length > NAMED ? '' : `${complete.join(' ')} · `
  return (
    <span style={{ whiteSpace: 'nowrap' }} title={complete.join(' ')}>
      {names}
      {count}
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
    trash: true,
    depth: 0,
    pagination: false,
    select: Object.fromEntries(fieldsWithRequiredText(fields).map((name) => [name, true])),
  })
  return new Map(docs.map((document) => [Number(document.id), completeLanguages(fields, document)]))
})
