import { getMessages } from '@carelane/messages'
import { describe, expect, test, vi } from 'vitest'
import type { Sandbox } from '../browser/support/sandbox'
import type { Answer, BuiltSite } from './built-site'
import type { LiveSite } from './live-site'

export interface FaultyTool {
  name: string
  call: string
  ask: (visit: { site: BuiltSite; sandbox: Sandbox; from: string }) => Promise<Answer>
  good: RegExp
  /** HTML of the input, such as `value="Lagos"`. */
  kept: (sandbox: Sandbox) => Promise<readonly string[]>
}

const { failed } = getMessages('en').forms
const HOTLINE = 'href="tel:+2348000000000"'

const FAULTS = [
  { fault: 'garbage', kinds: ['invalid'], told: failed.unavailable },
  { fault: 'wrong-shape', kinds: ['invalid'], told: failed.unavailable },
  { fault: 'truncated', kinds: ['network', 'invalid'], told: failed.unavailable },
  { fault: '500', kinds: ['http'], told: failed.unavailable },
  { fault: 'down', kinds: ['network'], told: failed.unavailable },
]

const SLOW = { fault: 'slow', kinds: ['timeout'], told: failed.timeout }
const TOO_SLOW = 30_000

export function faultMatrix(live: LiveSite, tools: readonly FaultyTool[]): void {
  const ask = (tool: FaultyTool) =>
    tool.ask({ site: live.site, sandbox: live.sandbox, from: live.newcomer() })

  const expectGood = async (tool: FaultyTool, times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => ask(tool)))
    for (const { text } of answers) expect(text).toMatch(tool.good)
  }

  const expectTold = async (tool: FaultyTool, { fault, kinds, told }: (typeof FAULTS)[number]) => {
    const { site, sandbox } = live
    // Keeps the circuit breaker closed.
    await expectGood(tool, 4)
    const logged = site.logs.length
    await sandbox.withFault({ call: tool.call, fault, delayMs: TOO_SLOW }, async () => {
      const { status, text } = await ask(tool)
      expect(status).toBe(200)
      expect(text).toContain(told)
      expect(text).toContain(HOTLINE)
      for (const kept of await tool.kept(sandbox)) expect(text).toContain(kept)
    })
    // Logs may come after the answer.
    await vi.waitFor(() => expect(kinds).toContain(failureIn(site.logs.slice(logged))))
    await expectGood(tool, 1)
  }

  describe.each(tools)('$name', (tool) => {
    test.each(FAULTS)('when the service is $fault', (fault) => expectTold(tool, fault))
  })

  // In parallel: each waits for a deadline.
  test.concurrent.each(tools)('$name when the service is slow', (tool) => expectTold(tool, SLOW))
}

function failureIn(logs: readonly string[]): string | undefined {
  return /"kind":"([a-z-]+)"/.exec(logs.join(''))?.[1]
}
