import type { CollectionConfig, GlobalConfig } from 'payload'
import { label, labelInAll } from './label'
import { labelledFields } from './labelled-fields'

export function labelledCollection(collection: CollectionConfig): CollectionConfig {
  const { labels, admin, fields } = collection
  return {
    ...collection,
    labels: {
      ...(typeof labels?.singular === 'string' ? { singular: label(labels.singular) } : {}),
      ...(typeof labels?.plural === 'string' ? { plural: label(labels.plural) } : {}),
    },
    admin: labelledAdmin(admin),
    fields: labelledFields(fields),
  }
}

export function labelledGlobal(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    ...(typeof global.label === 'string' ? { label: label(global.label) } : {}),
    admin: labelledAdmin(global.admin),
    fields: labelledFields(global.fields),
  }
}

function labelledAdmin<Admin extends CollectionConfig['admin'] | GlobalConfig['admin']>(admin: Admin): Admin {
  const { group, description } = admin ?? {}
  return {
    ...admin,
    ...(typeof group === 'string' ? { group: labelInAll(group) } : {}),
    ...(typeof description === 'string' ? { description: labelInAll(description) } : {}),
  } as Admin
}
