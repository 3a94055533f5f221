import { answerOf, type CallName, type CallResult, CALLS, TAGS_HEADER } from '@carelane/main-api'
import type { TestCms } from './start-cms'

export interface Called<Name extends CallName> {
  response: Response
  body: unknown
  tags: string[]
  read(): CallResult<Name>
}

export async function callMainApi<Name extends CallName>(
  cms: TestCms,
  name: Name,
  request: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Called<Name>> {
  const { method, path, result } = CALLS[name]
  const query = new URLSearchParams(request)
  const json = { 'content-type': 'application/json', ...headers }
  const response =
    method === 'POST'
      ? await cms.rest(path, { method, body: JSON.stringify(request), headers: json })
      : await cms.rest(`${path}?${query}`, { headers })
  const body: unknown = response.status === 304 ? null : await response.json()
  const tags = response.headers.get(TAGS_HEADER)?.split(',') ?? []
  return { response, body, tags, read: () => answerOf(result).parse(body).result as CallResult<Name> }
}
