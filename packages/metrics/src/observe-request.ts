import type { ServerResponse } from 'node:http'
import type { QuickHistogram } from './quick-histogram'

/**
 * Once the answer is whole, or broken off.
 * @param begun by `performance.now()`
 */
export function observeRequest(
  requests: QuickHistogram,
  kind: string,
  response: ServerResponse,
  begun: number,
): void {
  response.once('close', () => {
    const { writableFinished, statusCode } = response
    const outcome = writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'broken-off'
    requests.observe(kind, outcome, (performance.now() - begun) / 1000)
  })
}
