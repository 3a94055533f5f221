import type { RelationshipField, Where } from 'payload'

/** A country's own version of a document: it names the one in whose place it stands. */
export function replaces(collection: 'news' | 'faqs', what: string): RelationshipField {
  return {
    name: 'replaces',
    label: 'Takes the place of',
    type: 'relationship',
    relationTo: collection,
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
