import { availableParallelism } from 'node:os'
import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { answerBusy } from './answer-busy'
import { type LogInOutcome, watcher } from '../metrics/watcher'
import type { Clients } from '../settings'
import { knownDevice } from './known-device'
import { logInOutcome } from './log-in-outcome'
import { namedAccount } from './named-account'
import { WaitingLine } from './waiting-line'

/** Each compares a password for a third of a second of processor time; pages need the other processors. */
const LIMITS = { atOnce: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 60 }

/** @param onFailure must take as long for an unknown account as for a known one */
export function withQueuedLogIns(
  config: SanitizedConfig,
  { isHttps }: Clients,
  onFailure: (req: PayloadRequest, email: string, outcome: LogInOutcome) => void,
): SanitizedConfig {
  const line = new WaitingLine(LIMITS)
  const queued = (endpoint: Endpoint): Endpoint => ({
    ...endpoint,
    handler: async (req) => {
      const email = namedAccount(req.data) ?? ''
      const goesFirst = knownDevice(req.headers, { email, secret: req.payload.secret, isHttps }) !== undefined
      try {
        const answer = await line.run(async () => endpoint.handler(req), { goesFirst })
        watcher()?.logInEnded(answer ? 'ok' : 'busy')
        return answer ?? answerBusy(req)
      } catch (error) {
        const outcome = logInOutcome(error)
        watcher()?.logInEnded(outcome)
        if (outcome !== 'code-needed') onFailure(req, email, outcome)
        throw error
      }
    },
  })
  const collections = config.collections.map((each) => {
    if (each.slug !== 'users' || !each.endpoints) return each
    const endpoints = each.endpoints.map((endpoint) =>
      endpoint.path === '/login' ? queued(endpoint) : endpoint,
    )
    return { ...each, endpoints }
  })
  return { ...config, collections }
}
