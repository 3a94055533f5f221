import type { CollectionSlug, FieldHook } from 'payload'

const LONGEST = 120

export function copiedSlug(collection: CollectionSlug): FieldHook {
  return async ({ req, value }: Parameters<FieldHook>[0]) => {
    if (typeof value !== 'string' || value === '') return value as unknown
    const base = value.replace(/-copy(?:-\d+)?$/, '')
    for (let number = 1; ; number++) {
      const ending = number === 1 ? '-copy' : `-copy-${number}`
      const slug = base.slice(0, LONGEST - ending.length).replace(/-+$/, '') + ending
      const where = { slug: { equals: slug } }
      const { totalDocs } = await req.payload.count({ collection, where, trash: true, req })
      if (totalDocs === 0) return slug
    }
  }
}
