import { BasePayload, buildConfig } from 'payload'
import { cmsConfig } from '../../src/cms-config'
import { seed } from '../../src/seed/seed'
import type { Settings } from '../../src/settings'

// For tests to kill; the settings are its argument.
const settings = JSON.parse(process.argv[2] ?? '') as Settings
const bundle = process.argv[3] ?? ''

await seed({
  connectionString: settings.connectionString,
  payload: () => new BasePayload().init({ config: buildConfig(cmsConfig(settings)), disableOnInit: true }),
  bundle,
  mediaDirectory: settings.mediaDirectory,
  now: new Date(),
  report: () => undefined,
})
process.exit(0)
