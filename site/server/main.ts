import cluster from 'node:cluster'
import { resolve } from 'node:path'
import { inspect } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { EnvironmentError } from '@carelane/config'
import { startDeliverer } from './wiring/deliverer'
import { serveMetrics } from '@carelane/metrics'
import type { Tracing, TracingSettings } from '@carelane/tracing/start'
import type { Logger } from 'pino'
import { watchWith } from '@/platform/watcher'
import { createSite, openLog } from './create-site'
import { startDelivererProcess } from './deliverer-process'
import { createLimitedServer } from './admission/limited-server'
import { createSiteHandler } from './site-handler'
import { createSiteMetrics, type SiteMetrics } from './metrics/site-metrics'
import { useBuiltConfig } from './next-internals/built-config.mjs'
import { runSeveralProcesses } from './processes/several-processes'
import { placeOfProcess } from './processes/siblings'
import { registerAtCms } from './publications/register-at-cms'
import { readSettings, type ServerSettings } from './settings'
import type { SiteParts } from './site-parts'
import { stopGracefully } from './stop-gracefully'

// 1,000 pages cost 320 MB instead of 600 MB; lower values slow rendering.
setFlagsFromString('--heap-growing-percent=25')

const siteFolder = resolve(import.meta.dirname, '..')

try {
  await start()
} catch (error) {
  process.stderr.write(`${error instanceof EnvironmentError ? error.message : inspect(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const settings = readSettings()
  // Next finds some files from the working directory.
  process.chdir(siteFolder)
  const dev = process.argv.includes('--dev')
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' })
  if (dev) {
    const { startDevelopment } = await import('./development')
    startDeliverer()
    return startDevelopment(siteFolder, settings)
  }
  if (settings.processes > 1 && cluster.isPrimary) {
    runSeveralProcesses(settings.processes, openLog(settings))
    return
  }
  useBuiltConfig(siteFolder)
  const { default: next } = await import('next')
  const app = next({
    dev: false,
    dir: siteFolder,
    hostname: settings.hosts.main.hostname,
    port: settings.port,
  })
  await app.prepare()
  const tracing = settings.tracing && (await trace(settings.tracing, openLog(settings)))
  const site = await createSite(siteFolder, settings, app.getRequestHandler())
  // A forgotten rejection must not end the process.
  process.on('unhandledRejection', (error) => site.log.error({ err: error }, 'unhandled rejection'))
  const metrics = await startMetrics(site, settings)
  const server = createLimitedServer(
    createSiteHandler(site, { onRequest: metrics?.onRequest, isTraced: tracing !== null }),
    {
      connections: site.admission.connections,
      isTrustedProxy: settings.isTrustedProxy,
    },
  )
  const { port } = settings
  const shared = settings.processes > 1 && { reusePort: true, exclusive: true }
  server.listen({ port, ...shared }, () => site.log.info({ port }, 'ready'))
  const registration = registerAtCms(site)
  const deliverer =
    placeOfProcess() === 1
      ? startDelivererProcess(
          siteFolder,
          site.log,
          metrics && { onTold: metrics.onDelivererTold, onEnded: metrics.onDelivererEnded },
        )
      : null
  stopGracefully(server, site, [deliverer, registration, tracing])
}

async function startMetrics(
  site: SiteParts,
  { metrics: at }: ServerSettings,
): Promise<SiteMetrics | undefined> {
  if (!at) return undefined
  const metrics = createSiteMetrics(site)
  watchWith(metrics.watcher)
  const own = { ...at, port: at.port + placeOfProcess() - 1 }
  await serveMetrics(metrics.registry, own, (err) =>
    site.log.error({ err }, 'metrics could not be collected'),
  )
  return metrics
}

/** Loaded only where there is a collector. */
async function trace(settings: TracingSettings, log: Logger): Promise<Tracing> {
  const { startTracing } = await import('@carelane/tracing/start')
  return startTracing('carelane-site', settings, (err) => log.warn({ err }, 'traces could not be sent'))
}
