import type { FieldHook, RelationshipField, Where } from 'payload'
import { ownCountries } from '../../access/own-countries'
import { copiedDocument } from '../../record/copied-document'

export function replaces(collection: 'news' | 'faqs', what: string): RelationshipField {
  return {
    name: 'replaces',
    label: 'Takes the place of',
    type: 'relationship',
    relationTo: collection,
    hooks: { beforeDuplicate: [copyReplacesOriginal(collection)] },
    filterOptions: ({ id }): Where => {
      const originals: Where = { replaces: { exists: false } }
      return id ? { and: [originals, { id: { not_equals: id } }] } : originals
    },
    admin: {
      position: 'sidebar',
      allowCreate: false,
      condition: (data) => data.allCountries !== true || data.replaces != null,
      description: `Only for a country’s own version: its visitors see this ${what} instead of the chosen one.`,
    },
  }
}

/** Otherwise visitors would see a copy beside the original. */
function copyReplacesOriginal(collection: 'news' | 'faqs'): FieldHook {
  return async ({ req, value }: Parameters<FieldHook>[0]) => {
    const own = ownCountries(req.user)
    const id = copiedDocument(req)
    if (own === null || id === undefined || (value ?? null) !== null) return value as unknown
    const { allCountries, countries } = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      draft: true,
      req,
    })
    const isOwn = allCountries !== true && (countries ?? []).every((each) => own.includes(Number(each)))
    return isOwn ? (value as unknown) : id
  }
}
