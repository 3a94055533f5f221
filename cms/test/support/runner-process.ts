import { BasePayload } from 'payload'
import { buildCmsConfig } from '../../src/build-cms-config'
import { startJobRunner } from '../../src/jobs/job-runner'
import type { Settings } from '../../src/settings'

/** `node --import tsx runner-process.ts {settings}`, for tests to kill. */
const settings = JSON.parse(process.argv[2] ?? '') as Settings
const payload = await new BasePayload().init({ config: buildCmsConfig(settings), disableOnInit: true })
startJobRunner(payload, settings.connectionString)
