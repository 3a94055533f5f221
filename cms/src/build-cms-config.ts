import { buildConfig, type SanitizedConfig } from 'payload'
import { withGuardedLocks } from './access/locks'
import { withGuardedQueries } from './access/guarded-queries'
import { cmsConfig } from './cms-config'
import { noteFailedLogIn } from './collections/users/note-failed-log-in'
import { withQueuedLogIns } from './log-in/queue-log-ins'
import { withCheckedRequests } from './requests/with-checked-requests'
import type { Settings } from './settings'

export async function buildCmsConfig(settings: Settings): Promise<SanitizedConfig> {
  const config = cmsConfig(settings)
  const ours = (config.collections ?? []).flatMap(({ endpoints }) => endpoints || [])
  const handlers = new Set(ours.map(({ handler }) => handler))
  const guarded = withGuardedQueries(withGuardedLocks(await buildConfig(config)))
  const queued = withQueuedLogIns(guarded, settings.clients, (...failure) => void noteFailedLogIn(...failure))
  return withCheckedRequests(queued, handlers)
}
