import { ignoreFailure } from '@carelane/config/ignore-failure'
import { openApiDocument } from '@carelane/after-sales/open-api'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { tokenRoutes } from './account/token-routes'
import { callRoutes, type CallTold } from './calls/call-routes'
import { CALLS } from './calls/calls'
import { clockRoutes } from './clock/clock-routes'
import { deviceRoutes } from './devices/device-routes'
import { faultRoutes } from './faults/fault-routes'
import { fileRoutes } from './files/file-routes'
import { homeRoutes } from './home/home-routes'
import { quoteRoutes } from './quotes/quote-routes'
import { callbackRoutes } from './provider/callback-routes'
import { PROVIDER_CALLS, providerRoutes } from './provider/provider-routes'
import { messageRoutes } from './messages/message-routes'
import { ledgerRoutes } from './payments/ledger-routes'
import { paymentRoutes } from './payments/payment-routes'
import { submissionRoutes } from './submissions/submission-routes'
import type { Surroundings } from './surroundings'

export function createApp(
  surroundings: Surroundings,
  onCall: (told: CallTold) => void,
): Hono<{ Bindings: HttpBindings }> {
  const { brand, pool, clock, faults, callbacks, isDraining } = surroundings
  const app = new Hono<{ Bindings: HttpBindings }>()
  const callNames = [...CALLS.map((call) => call.name), ...PROVIDER_CALLS]
  app.route('/', homeRoutes(surroundings, callNames))
  app.route('/sandbox/clock', clockRoutes(clock))
  app.route('/sandbox/faults', faultRoutes(faults, callNames))
  app.route('/sandbox/submissions', submissionRoutes(pool))
  app.route('/sandbox/protection', ledgerRoutes(pool))
  app.route('/sandbox/devices', deviceRoutes(surroundings))
  app.route('/sandbox/quotes', quoteRoutes(surroundings))
  app.route('/pay', paymentRoutes(surroundings))
  app.route('/messages', messageRoutes(surroundings))
  app.route('/sandbox/tokens', tokenRoutes(surroundings))
  app.route('/sandbox/callbacks', callbackRoutes(callbacks))
  app.route('/sandbox/files', fileRoutes(surroundings))
  app.get('/health', async (context) => {
    const isReady = !isDraining() && (await isAnswering(pool))
    return context.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503)
  })
  app.get('/openapi.json', (context) => context.json(openApiDocument(brand, new URL(context.req.url).origin)))
  app.route('/', providerRoutes(surroundings))
  app.route('/', callRoutes(surroundings, onCall))
  app.notFound((context) => context.json({ code: 404, data: null, message: 'no such call' }, 404))
  return app
}

async function isAnswering(pool: Surroundings['pool']): Promise<boolean> {
  return (await ignoreFailure(pool.query('SELECT 1'), 'probing')) !== undefined
}
