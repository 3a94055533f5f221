import { databaseUrl, readEnvironment } from '@carelane/config'
import { pino } from 'pino'
import { startSandbox } from './start-sandbox'

const SITES = ['SITE_URL', 'INDIA_SITE_URL', 'RUSSIA_SITE_URL'] as const

const environment = readEnvironment(['DATABASE_URL', 'SANDBOX_PORT', 'SERVICE_BRAND', 'LOG_LEVEL'])
const logger = pino({ name: 'after-sales-sandbox', level: environment.LOG_LEVEL })

const sandbox = await startSandbox({
  connectionString: databaseUrl(environment.DATABASE_URL, 'carelane_sandbox'),
  port: environment.SANDBOX_PORT,
  brand: environment.SERVICE_BRAND,
  sites: Object.values(readEnvironment(SITES.filter((name) => process.env[name]))),
  onCall: (told) => logger.info(told, 'call'),
  onError: (error) => logger.error({ err: error }, 'A request failed'),
})
logger.info({ url: sandbox.url }, 'The sandbox is ready')

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void sandbox.stop().then(() => process.exit(0)))
}
