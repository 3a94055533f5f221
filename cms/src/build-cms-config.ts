import { buildConfig, type SanitizedConfig } from 'payload'
import { withGuardedLocks } from './access/locks'
import { cmsConfig } from './cms-config'
import type { Settings } from './settings'

/** The configuration of a cms that answers requests. */
export async function buildCmsConfig(settings: Settings): Promise<SanitizedConfig> {
  return withGuardedLocks(await buildConfig(cmsConfig(settings)))
}
