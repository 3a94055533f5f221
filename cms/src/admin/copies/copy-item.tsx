import type { EditMenuItemsServerProps } from 'payload'
import { ownCountries } from '../../access/own-countries'
import { CopyToCountries } from './copy-to-countries'

export async function CopyItem({ payload, user }: EditMenuItemsServerProps) {
  const own = ownCountries(user ?? null)
  const { docs } = await payload.find({
    collection: 'countries',
    ...(own !== null && { where: { id: { in: own } } }),
    select: { name: true },
    sort: 'name',
    depth: 0,
    pagination: false,
  })
  return <CopyToCountries countries={docs.map(({ id, name }) => ({ value: String(id), label: name }))} />
}
