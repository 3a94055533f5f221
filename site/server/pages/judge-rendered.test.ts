import { describe, expect, test } from 'vitest'
import { createRenderContext } from '@/platform/render-context'
import { judgeRendered } from './judge-rendered'

const now = 1_000_000
const prerendered = { 'cache-control': 's-maxage=120, stale-while-revalidate=31535880' }
const dynamic = { 'cache-control': 'private, no-cache, no-store' }

function judge(
  rendered: { status?: number; headers?: Record<string, string>; tags?: string[]; changesAt?: number },
  readsQuery = false,
) {
  const context = createRenderContext()
  for (const tag of rendered.tags ?? ['country:ng']) context.tags.add(tag)
  if (rendered.changesAt !== undefined) context.changesAt = rendered.changesAt
  const { status = 200, headers = prerendered } = rendered
  return judgeRendered({ status, headers, context }, { readsQuery }, now)
}

describe('only good pages are kept [7#59]', () => {
  test('for as long as Next says, and at most 120 s', () => {
    expect(judge({})).toEqual({ kind: 'keep', lifetimeMs: 120_000 })
    expect(judge({ headers: { 'cache-control': 's-maxage=30' } })).toEqual({
      kind: 'keep',
      lifetimeMs: 30_000,
    })
    expect(judge({ headers: { 'cache-control': 's-maxage=31536000' } })).toEqual({
      kind: 'keep',
      lifetimeMs: 120_000,
    })
  })

  test('not beyond the moment when an ad begins or ends', () => {
    expect(judge({ changesAt: now + 5000 })).toEqual({ kind: 'keep', lifetimeMs: 5000 })
  })

  test('a page that reads declared parameters has no lifetime of its own', () => {
    expect(judge({ headers: dynamic }, true)).toEqual({ kind: 'keep', lifetimeMs: 120_000 })
  })

  test('a page that depends on the visitor is passed, and so is one that sets a cookie', () => {
    expect(judge({ headers: dynamic }).kind).toBe('pass')
    expect(judge({ headers: { ...prerendered, 'set-cookie': 'a=b' } }).kind).toBe('pass')
    expect(judge({ headers: { ...dynamic, 'set-cookie': 'a=b' } }, true).kind).toBe('pass')
  })

  test('a page that says itself what could not be done is delivered with its status, and not kept', () => {
    const context = createRenderContext()
    context.tags.add('country:ng')
    context.isUnavailable = true
    const rendered = { status: 503, headers: prerendered, context }
    expect(judgeRendered(rendered, { readsQuery: false }, now).kind).toBe('deliver')
    expect(judge({ status: 503 }).kind).toBe('failed')
  })

  test('a page without tags is delivered, and not kept', () => {
    expect(judge({ tags: [] }).kind).toBe('deliver')
    expect(judge({ status: 404, tags: [] }).kind).toBe('deliver')
  })

  test('what was not found is kept briefly', () => {
    expect(judge({ status: 404 })).toEqual({ kind: 'keep-briefly', lifetimeMs: 10_000 })
  })

  test('a redirect is not kept', () => {
    expect(judge({ status: 308 }).kind).toBe('deliver')
  })

  test('an error is a failure, and so is a page that rendered without its content', () => {
    expect(judge({ status: 500 }).kind).toBe('failed')
    const context = createRenderContext()
    context.tags.add('country:ng')
    context.failures.set('news', new Error('news: timeout'))
    expect(judgeRendered({ status: 200, headers: prerendered, context }, { readsQuery: false }, now)).toEqual(
      {
        kind: 'failed',
        reason: 'news: timeout',
      },
    )
  })
})
