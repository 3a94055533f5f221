import type { PayloadRequest } from 'payload'

/**
 * By id, in the reader's language and the order of the names.
 *
 * @param trash also those in the trash, which old entries may name
 */
export async function countryNames(
  req: PayloadRequest,
  { trash }: { trash: boolean },
): Promise<Map<number, string>> {
  const { docs } = await req.payload.find({
    collection: 'countries',
    select: { name: true },
    depth: 0,
    sort: 'name',
    trash,
    pagination: false,
    req,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}
