import type { RenderContext } from '@/platform/render-context'
import type { PageOutcome } from './page-cache'

type State = Extract<PageOutcome, { kind: 'page' }>['state']

const SAID = { fresh: 'hit', stale: 'stale', rendered: 'miss' } as const satisfies Record<State, string>

/** A constant, for the hottest path. */
export const FROM_CACHE = serverTiming('fresh')

/** Of pages that are the same for everybody. What is looked up for one visitor has none: times would tell whether it was found. */
export function serverTiming(state: State, costs?: RenderContext['costs']): string {
  const parts = [...(costs ?? [])].map(([name, { ms, times }]) => {
    const calls = times > 1 ? `;desc="${times} calls"` : ''
    return `${name};dur=${ms.toFixed(1)}${calls}`
  })
  return [`cache;desc="${SAID[state]}"`, ...parts].join(', ')
}
