import { buildCmsConfig } from './build-cms-config'
import { OFFLINE_SETTINGS, readServerSettings } from './settings'

const building = process.env.NEXT_PHASE === 'phase-production-build'

export default buildCmsConfig(building ? OFFLINE_SETTINGS : readServerSettings())
