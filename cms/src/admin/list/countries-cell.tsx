import type { DefaultServerCellComponentProps } from 'payload'
import { rowLookup } from './row-lookup'

/** Of more, the first ones and a number. */
const NAMED = 3

/** In lists: the countries that show a document, as `All` or `Kenya, Nigeria`. */
export async function CountriesCell({ payload, rowData }: DefaultServerCellComponentProps) {
  if (rowData.allCountries === true) return <span>All</span>
  const ids: unknown[] = Array.isArray(rowData.countries) ? rowData.countries : []
  const names = await Promise.all(ids.map((id) => nameOf(payload, 'countries', Number(id))))
  const first = names.filter((name) => name !== undefined).slice(0, NAMED)
  const more = names.length - first.length
  return <span>{more > 0 ? `${first.join(', ')} and ${more} more` : first.join(', ') || '–'}</span>
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
