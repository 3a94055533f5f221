import { buildConfig, type SanitizedConfig } from 'payload'
import { withGuardedLocks } from './access/locks'
import { withGuardedQueries } from './access/guarded-queries'
import { cmsConfig } from './cms-config'
import { withQueuedLogIns } from './log-in/queue-log-ins'
import { withCheckedRequests } from './requests/with-checked-requests'
import type { Settings } from './settings'

export async function buildCmsConfig(settings: Settings): Promise<SanitizedConfig> {
  const config = cmsConfig(settings)
  const ours = (config.collections ?? []).flatMap(({ endpoints }) => endpoints || [])
  const handlers = new Set(ours.map(({ handler }) => handler))
  const guarded = withGuardedQueries(withGuardedLocks(await buildConfig(config)))
  return withCheckedRequests(withQueuedLogIns(guarded, settings.clients), handlers)
}
