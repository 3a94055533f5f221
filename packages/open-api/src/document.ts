import type { JsonSchema } from './json-schema'

interface Contents<Operation, Components> {
  title: string
  summary: string
  /** In Markdown. */
  description?: string
  /** Without a trailing slash. */
  serverUrl: string
  /** Tags in display order. */
  groups: readonly string[]
  operations: readonly { method: string; path: string; operation: Operation }[]
  components: Components
}

/** OpenAPI 3.1 */
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

export function json(schema: JsonSchema, example: unknown) {
  return { 'application/json': { schema, example } }
}
