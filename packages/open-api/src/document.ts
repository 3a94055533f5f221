import type { JsonSchema } from './json-schema'

interface Contents<Operation, Components> {
  title: string
  summary: string
  /** In Markdown. */
  description?: string
  /** Where the paths begin, without a slash at the end. */
  serverUrl: string
  /** The tags of the operations, in the order in which they are shown. */
  groups: readonly string[]
  operations: readonly { method: string; path: string; operation: Operation }[]
  components: Components
}

/** An OpenAPI 3.1 document. */
export function documentOf<Operation, Components>({
  title,
  summary,
  description,
  serverUrl,
  groups,
  operations,
  components,
}: Contents<Operation, Components>) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { method, path, operation } of operations) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.1',
    info: { title, version: '1.0.0', summary, ...(description !== undefined && { description }) },
    servers: [{ url: serverUrl }],
    tags: groups.map((name) => ({ name })),
    paths,
    components,
  }
}

/** The `content` of a body that is JSON. */
export function json(schema: JsonSchema, example: unknown) {
  return { 'application/json': { schema, example } }
}
