import { BasePayload, buildConfig, type Migration } from 'payload'
import { cmsConfig } from '../cms-config'
import { migrations } from '../migrations'
import { disconnect } from '../database/disconnect'
import type { Settings } from '../settings'

export async function runMigrations(settings: Settings): Promise<void> {
  const payload = await new BasePayload().init({
    config: buildConfig(cmsConfig(settings)),
    disableOnInit: true,
  })
  await payload.db.migrate({ migrations: migrations as Migration[] })
  await disconnect(payload)
}
