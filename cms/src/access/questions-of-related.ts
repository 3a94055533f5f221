import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload'
import { asksOfRelated, sortsByRelated } from './asks-of-related'
import { refusal } from './refusal'
import { isAdministrator } from './staff'

/** Every collection, Payload's own too, with questions refused that are answered from what documents only name. */
export function withGuardedQuestions(config: SanitizedConfig): SanitizedConfig {
  const collections = config.collections.map((collection) => {
    const { hooks } = collection
    const beforeOperation = [refuseQuestionsOfRelated, ...(hooks?.beforeOperation ?? [])]
    return { ...collection, hooks: { ...hooks, beforeOperation } }
  })
  return { ...config, collections }
}

/** To find, count, sort or change documents by what others say. Code of our own has no user, and may. */
const refuseQuestionsOfRelated: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  if (!req.user || isAdministrator(req.user)) return
  const { flattenedFields } = collection
  const fieldsOf = (slug: string) =>
    Object.values(req.payload.collections).find(({ config }) => config.slug === slug)?.config.flattenedFields
  const asks = 'where' in args && asksOfRelated(flattenedFields, args.where, fieldsOf)
  const paths = [...('sort' in args ? [args.sort] : []), ...('field' in args ? [args.field] : [])]
  if (asks || paths.some((path) => sortsByRelated(flattenedFields, path, fieldsOf)))
    throw refusal(req, 'Ask for the related document itself.')
}
