import { buildConfig } from 'payload'
import { cmsConfig } from './cms-config'
import { OFFLINE_SETTINGS, readServerSettings } from './settings'

const building = process.env.NEXT_PHASE === 'phase-production-build'

export default buildConfig(cmsConfig(building ? OFFLINE_SETTINGS : readServerSettings()))
