import type { DefaultServerCellComponentProps } from 'payload'
import { interfaceTexts } from '../interface-texts'
import { rowLookup } from './row-lookup'

const NAMED = 3

export async function CountriesCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  if (rowData.allCountries === true) return <span>{interfaceTexts(i18n.t)('all')}</span>
  const ids: unknown[] = Array.isArray(rowData.countries) ? rowData.countries : []
  const names = await Promise.all(ids.map((id) => nameOf(payload, 'countries', Number(id))))
  const first = names.filter((name) => name !== undefined).slice(0, NAMED)
  const more = names.length - first.length
  const shown = first.join(', ')
  return (
    <span>{more > 0 ? interfaceTexts(i18n.t)('andMore', { names: shown, count: more }) : shown || '–'}</span>
  )
}

const nameOf = rowLookup(async (payload, _collection, ids) => {
  const { docs } = await payload.find({
    collection: 'countries',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { name: true },
  })
  return new Map(docs.map((country) => [country.id, country.name]))
})
