import { buildConfig, generateImportMap } from 'payload'
import { cmsConfig } from '../cms-config'
import { OFFLINE_SETTINGS } from '../settings'
import { writeTypes } from './write-types'

const config = await buildConfig(cmsConfig(OFFLINE_SETTINGS))
await writeTypes(config)
// Drops entries that are gone.
await generateImportMap(config, { force: true, log: true })
