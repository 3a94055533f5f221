import { buildConfig, generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { cmsConfig } from '../cms-config'
import { OFFLINE_SETTINGS } from '../settings'

const config = await buildConfig(cmsConfig(OFFLINE_SETTINGS))
await generateTypes(config)
// Otherwise it is written only where something is new, and keeps what is gone.
await generateImportMap(config, { force: true, log: true })
