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
import { environment } from '@/platform/environment'
import { currentRenderContext } from '@/platform/render-context'
import { CACHE_MANIFEST } from './cache-manifest'
import { ContentUnavailable } from './content-unavailable'

// In development the cms may have to compile itself before it can answer.
const DEADLINE_MS = process.env.NODE_ENV === 'development' ? 60_000 : 3000

/** How long Next may keep what it renders, in seconds [9#5]. */
const REVALIDATE_SECONDS = 120

/** What is asked is a visitor's own sentence: neither Next nor anybody else keeps it. */
const UNKEPT: ReadonlySet<CallName> = new Set(['assistantPassages'])

/**
 * Calls the Main API and notes the answer's tags on the page that is being rendered.
 * @param signal ends the call early
 * @returns the validated result, or null where there is none (404, or a request that cannot name anything)
 * @throws ContentUnavailable when there is no answer within 3 s, or none that follows the contract
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
  // Next renders a second time to show an error: that must not cost the deadline once more.
  const failed = failures?.get(key)
  if (failed) throw failed
  try {
    const { result, tags } = await ask(name, asked.data, signal)
    noteTags([...CACHE_MANIFEST[name](request, result), ...tags])
    return result
  } catch (error) {
    const failure = asContentUnavailable(name, error)
    failures?.set(key, failure)
    throw failure
  }
}

async function ask<Name extends CallName>(name: Name, request: object, signal?: AbortSignal) {
  const response = await send(name, request, signal)
  const tags = (response.headers.get(TAGS_HEADER) ?? '').split(',').map((tag) => tag.trim())
  const valid = tags.filter((tag): tag is Tag => TAG_PATTERN.test(tag))
  if (response.status === 404) return { result: null, tags: valid }
  if (!response.ok) throw new ContentUnavailable(name, 'status', String(response.status))
  const body: unknown = await response.json()
  const answer = answerOf(CALLS[name].result).safeParse(body)
  if (!answer.success) {
    const [issue] = answer.error.issues
    throw new ContentUnavailable(name, 'invalid-answer', `${issue?.path.join('.')}: ${issue?.message}`)
  }
  return { result: answer.data.result as CallResult<Name>, tags: valid }
}

function send(name: CallName, request: object, signal?: AbortSignal): Promise<Response> {
  const { method, path } = CALLS[name]
  const url = new URL(`${environment().CMS_URL}/api${path}`)
  const init: RequestInit = {
    method,
    signal: AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), ...(signal ? [signal] : [])]),
    redirect: 'error',
    ...(UNKEPT.has(name) ? { cache: 'no-store' } : { next: { revalidate: REVALIDATE_SECONDS } }),
  }
  if (method === 'POST') {
    return fetch(url, {
      ...init,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
  }
  for (const [key, value] of Object.entries(request)) {
    if (value !== undefined) url.searchParams.set(key, String(value))
  }
  return fetch(url, init)
}

/** Notes what the page that is being rendered shows. */
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
