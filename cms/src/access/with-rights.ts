import type { CollectionConfig, GlobalConfig } from 'payload'
import { collectionAccess, globalAccess } from './collection-access'
import { guards } from './guard'
import { isGuarded } from './rights'
import { forTranslators } from './translation'

/** @throws if the table of rights lacks the collection */
export function withRights(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection
  if (!isGuarded(slug) || slug === 'site-settings') throw unknown(slug)
  const guard = guards(slug)
  return {
    ...collection,
    access: collectionAccess(slug),
    fields: forTranslators(collection.fields, slug),
    hooks: {
      ...hooks,
      beforeOperation: [guard.beforeOperation, ...(hooks?.beforeOperation ?? [])],
      beforeValidate: [...(hooks?.beforeValidate ?? []), guard.beforeValidate],
      beforeDelete: [guard.beforeDelete, ...(hooks?.beforeDelete ?? [])],
    },
  }
}

export function globalWithRights(global: GlobalConfig): GlobalConfig {
  if (!isGuarded(global.slug)) throw unknown(global.slug)
  return { ...global, access: globalAccess(global.slug) }
}

function unknown(slug: string): Error {
  return new Error(`The table of rights (access/rights.ts) says nothing of ${slug}.`)
}
