import type {
  CollectionBeforeOperationHook,
  Endpoint,
  FlattenedField,
  PayloadRequest,
  SanitizedConfig,
} from 'payload'
import { filtersByRelated, type FieldsOf, sortsByRelated } from './filters-by-related'
import { refusal } from './refusal'
import { isAdministrator } from './staff'

/** See `filtersByRelated`. */
export function withGuardedQueries(config: SanitizedConfig): SanitizedConfig {
  const collections = config.collections.map((collection) => {
    const { hooks } = collection
    const beforeOperation = [refuseRelatedQueries, ...(hooks?.beforeOperation ?? [])]
    return { ...collection, hooks: { ...hooks, beforeOperation } }
  })
  const globals = config.globals.map((global) => ({
    ...global,
    endpoints: (global.endpoints || []).map((endpoint) => guarded(endpoint, global.flattenedFields)),
  }))
  return { ...config, collections, globals }
}

// Our own code has no user, and passes.
const refuseRelatedQueries: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  refuseRelatedQuery(req, collection.flattenedFields, {
    where: 'where' in args ? args.where : undefined,
    paths: ['sort' in args ? args.sort : undefined, 'field' in args ? args.field : undefined],
  })
}

/** Payload runs no hook for versions of a global. */
function guarded(endpoint: Endpoint, fields: readonly FlattenedField[]): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      const { where, sort } = req.query
      refuseRelatedQuery(req, fields, {
        where: typeof where === 'string' ? parsed(where) : where,
        paths: [sort],
      })
      return endpoint.handler(req)
    },
  }
}

interface Question {
  where: unknown
  paths: readonly unknown[]
}

function refuseRelatedQuery(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  { where, paths }: Question,
): void {
  if (!req.user || isAdministrator(req.user)) return
  const fieldsOf: FieldsOf = (slug) =>
    Object.values(req.payload.collections).find(({ config }) => config.slug === slug)?.config.flattenedFields
  if (
    filtersByRelated(fields, where, fieldsOf) ||
    paths.some((path) => sortsByRelated(fields, path, fieldsOf))
  )
    throw refusal(req, 'Ask for the related document itself.')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
