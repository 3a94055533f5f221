import {
  APIError,
  type Endpoint,
  type FlattenedField,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from 'payload'
import { querySchema } from './query'
import { readBody } from './read-body'
import { wrongFields } from './wrong-fields'

type Handlers = ReadonlySet<PayloadHandler>

/** Payload's endpoints fail on anything unexpected; `ours` validate themselves. */
export function withCheckedRequests(config: SanitizedConfig, ours: Handlers): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((each) => ({ ...each, endpoints: checkedEndpoints(each, ours) })),
    globals: config.globals.map((each) => ({ ...each, endpoints: checkedEndpoints(each, ours) })),
  }
}

interface Asked {
  slug: string
  endpoints: Endpoint[] | false
  versions?: unknown
  flattenedFields: FlattenedField[]
}

function checkedEndpoints(asked: Asked, ours: Handlers): Endpoint[] {
  return (asked.endpoints || [])
    .filter((endpoint) => answers(asked, endpoint))
    .map((endpoint) => (ours.has(endpoint.handler) ? endpoint : checked(asked, endpoint)))
}

/** Payload's SQL for deleting a preference is invalid. */
function answers({ slug, versions }: Asked, { path, method }: Endpoint): boolean {
  if (slug === 'payload-preferences' && method === 'delete') return false
  return Boolean(versions) || !path.startsWith('/versions')
}

function checked(asked: Asked, endpoint: Endpoint): Endpoint {
  const { handler, path, method } = endpoint
  return {
    ...endpoint,
    handler: async (req) => {
      const id = req.routeParams?.id
      if (/\/:id\b/.test(path) && id !== undefined && !isId(id)) throw new NotFound(req.t)
      const query = querySchema.safeParse(req.query)
      if (!query.success) {
        const name = query.error.issues[0]?.path.join('.') ?? ''
        throw new APIError(`This parameter cannot be read: ${name}`, 400)
      }
      if (method === 'post' || method === 'patch') {
        await readBody(req)
        refuseWrongFields(asked, req)
      }
      return handler(req)
    },
  }
}

// For all languages, values are objects.
function refuseWrongFields({ slug, flattenedFields }: Asked, req: PayloadRequest): void {
  if (String(req.query.locale ?? req.data?.locale) === 'all') return
  const message = req.t('validation:invalidInput')
  const errors = wrongFields(flattenedFields, req.data).map((path) => ({ path, message }))
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors }, req.t)
}

function isId(id: unknown): boolean {
  return typeof id === 'string' && /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647
}
