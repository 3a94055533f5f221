import { expect, test } from 'vitest'
import { routeRequest } from '../../src/routing/route-request'
import { table } from './routing-table'

/** `outcome`: a redirect, or Next's path. */
export type Case = [host: string, url: string, outcome: string]

export function expectOutcomes(cases: readonly Case[]): void {
  test.each(cases)('%s %s is %s', (host, url, outcome) => {
    expect(outcomeOf(host, url)).toBe(outcome)
  })

  const redirected = cases.filter(([, , outcome]) => outcome.startsWith('redirect'))
  test.each(redirected)('%s %s takes one hop', (host, url) => {
    const decision = routeRequest(table, { host, url })
    if (decision.kind !== 'redirect') throw new Error('not a redirect')
    if (decision.location.startsWith('https://shop.example/')) return
    const next = new URL(decision.location, decision.host.origin)
    const there = routeRequest(table, { host: next.host, url: next.pathname + next.search })
    expect(there.kind).toMatch(/page|api|login/)
  })
}

function outcomeOf(host: string, url: string): string {
  const decision = routeRequest(table, { host, url })
  if (decision.kind === 'short-url') return `short-url ${decision.code}`
  if (decision.kind === 'page') return `page ${decision.path}`
  if (decision.kind === 'redirect') return `redirect ${decision.location}`
  if (decision.kind === 'api') return `api ${decision.path}`
  if (decision.kind === 'media') return `media ${decision.file}`
  if (decision.kind === 'sectionless-page')
    return `of a section: ${decision.segments.join('/')}${decision.search}`
  return decision.kind
}
