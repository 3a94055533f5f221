import {
  answerOf,
  CALLS,
  TAG_PATTERN,
  TAGS_HEADER,
  type CallName,
  type CallRequest,
  type CallResult,
  type Tag,
} from '@carelane/main-api'
import { tracedCall } from '@carelane/tracing'
import { request as httpRequest } from 'undici'
import { environment } from '@/platform/environment'
import { currentRenderContext, idHeader, noteCost } from '@/platform/render-context'
import { watcher } from '@/platform/watcher'
import { askAtMoment, momentToken } from './at-moment'
import { CACHE_MANIFEST } from './cache-manifest'
import { ContentUnavailable } from './content-unavailable'

// In development the cms may compile first.
const DEADLINE_MS = process.env.NODE_ENV === 'development' ? 60_000 : 3000

/**
 * @returns null for 404
 * @throws ContentUnavailable after 3 s
 */
export async function callMainApi<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  signal?: AbortSignal,
): Promise<CallResult<Name> | null> {
  const asked = CALLS[name].request.safeParse(request)
  if (!asked.success) return null
  const failures = currentRenderContext()?.failures
  const key = `${name} ${JSON.stringify(asked.data)}`
  // Next renders the error page next, which must not wait again.
  const failed = failures?.get(key)
  if (failed) throw failed
  const begun = performance.now()
  const tell = (outcome: string) => {
    const ms = performance.now() - begun
    noteCost('cms', ms)
    watcher()?.mainApiCalled({ call: name, outcome, seconds: ms / 1000 })
  }
  try {
    const { result, tags } = await tracedCall('main-api', { 'carelane.call': name }, () =>
      fetchAnswer(name, asked.data, signal),
    )
    tell('ok')
    noteTags([...CACHE_MANIFEST[name](request, result), ...tags])
    return result
  } catch (error) {
    const failure = asContentUnavailable(name, error)
    tell(failure.failure)
    failures?.set(key, failure)
    throw failure
  }
}

async function fetchAnswer<Name extends CallName>(
  name: Name,
  request: object,
  signal?: AbortSignal,
): Promise<{ result: CallResult<Name> | null; tags: Tag[] }> {
  const token = momentToken()
  if (token && 'shortName' in request) {
    const { result, tags } = await askAtMoment(name, token, request)
    return { result: result as CallResult<Name> | null, tags }
  }
  const { statusCode, headers, body } = await sendRequest(name, request, signal)
  const tags = String(headers[TAGS_HEADER] ?? '')
    .split(',')
    .map((tag) => tag.trim())
  const valid = tags.filter((tag): tag is Tag => TAG_PATTERN.test(tag))
  if (statusCode !== 200) {
    await body.dump()
    if (statusCode === 404) return { result: null, tags: valid }
    throw new ContentUnavailable(name, 'status', String(statusCode))
  }
  const answer = answerOf(CALLS[name].result).safeParse(await body.json())
  if (!answer.success) {
    const [issue] = answer.error.issues
    throw new ContentUnavailable(name, 'invalid-answer', `${issue?.path.join('.')}: ${issue?.message}`)
  }
  return { result: answer.data.result as CallResult<Name>, tags: valid }
}

/** Next's `fetch` copies answers for a cache that we do not use. */
function sendRequest(name: CallName, asked: object, signal?: AbortSignal) {
  const { method, path } = CALLS[name]
  const url = new URL(`${environment().CMS_URL}/api${path}`)
  const until = AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), ...(signal ? [signal] : [])])
  if (method === 'POST') {
    const headers = { ...idHeader(), 'content-type': 'application/json' }
    return httpRequest(url, { method, signal: until, headers, body: JSON.stringify(asked) })
  }
  for (const [key, value] of Object.entries(asked)) {
    if (value !== undefined) url.searchParams.set(key, String(value))
  }
  return httpRequest(url, { method, signal: until, headers: idHeader() })
}

export function noteTags(tags: readonly Tag[]): void {
  const context = currentRenderContext()
  for (const tag of tags) context?.tags.add(tag)
}

function asContentUnavailable(name: CallName, error: unknown): ContentUnavailable {
  if (error instanceof ContentUnavailable) return error
  const { name: kind, message } = error instanceof Error ? error : { name: '', message: String(error) }
  if (kind === 'TimeoutError' || kind === 'AbortError') {
    return new ContentUnavailable(name, 'timeout', `${DEADLINE_MS} ms`, { cause: error })
  }
  if (error instanceof SyntaxError)
    return new ContentUnavailable(name, 'invalid-answer', 'not JSON', { cause: error })
  return new ContentUnavailable(name, 'network', message, { cause: error })
}
