import { randomFrom } from '../random'
import { ask, type HostileAnswer } from './ask'
import { MARKUP, SPLIT_HEADER } from './ingredients'
import { hostileRequest, type Target } from './requests'

export interface Attack {
  requests: number
  seed: number
  /** Open connections at once. */
  together?: number
  /** Addresses to which answers may redirect, besides the target's own. */
  origins: readonly string[]
}

export interface AttackResult {
  /** Answers by status; 0 for a connection closed without one. */
  statuses: Record<string, number>
  /** 503 with `Retry-After`, by the request's first line. */
  turnedAway: string[]
  /** With the request's beginning. */
  faults: string[]
}

const STACK_TRACE = /\n\s+at .+:\d+:\d+|node_modules\/|PostgresError|error: syntax error at or near/

const MOST_FAULTS = 200

/** The same seed asks the same, in the same order. */
export async function attack(
  target: Target,
  { requests, seed, together = 8, origins }: Attack,
): Promise<AttackResult> {
  const random = randomFrom(seed)
  const result: AttackResult = { statuses: {}, turnedAway: [], faults: [] }
  const hosts = new Set([...origins.map((origin) => new URL(origin).host), ...target.hosts])
  let left = requests
  const attacker = async () => {
    for (; left > 0 && result.faults.length < MOST_FAULTS;) {
      left -= 1
      const request = hostileRequest(random, target)
      const answer = await ask(target.port, request)
      result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1
      if (answer.status === 503 && answer.headers.has('retry-after'))
        result.turnedAway.push(request.toString('latin1').split('\r\n', 1)[0]?.slice(0, 200) ?? '')
      const fault = faultOf(answer, hosts)
      if (fault) result.faults.push(`${fault}: ${JSON.stringify(request.toString('latin1').slice(0, 700))}`)
    }
  }
  await Promise.all(Array.from({ length: together }, attacker))
  return result
}

/** @param hosts to which an answer may redirect */
export function faultOf(answer: HostileAnswer, hosts: ReadonlySet<string>): string | null {
  const { status, headers, body, isLate } = answer
  if (isLate) return 'no answer'
  if (status >= 500 && !(status === 503 && headers.has('retry-after'))) return `status ${status}`
  if (STACK_TRACE.test(body)) return 'a stack trace'
  if (headers.has(SPLIT_HEADER)) return 'a header of the sender'
  // Browsers run no markup in JSON or plain text that they must not sniff.
  const isRun =
    /html|xml|svg|^$/.test(headers.get('content-type') ?? '') || !headers.has('x-content-type-options')
  if (isRun && body.includes(MARKUP)) return 'markup of the sender'
  const location = headers.get('location')
  if (location !== undefined && !leadsTo(location, hosts)) return `a redirect to ${location.slice(0, 100)}`
  return null
}

function leadsTo(location: string, hosts: ReadonlySet<string>): boolean {
  const [own = ''] = hosts
  // As browsers read it: `//x` and `/\x` name a host.
  return URL.canParse(location, `http://${own}`) && hosts.has(new URL(location, `http://${own}`).host)
}
