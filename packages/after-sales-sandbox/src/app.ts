import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { clockRoutes } from './clock/clock-routes'
import { faultRoutes } from './faults/fault-routes'
import { faulty } from './faults/faulty'
import { homeRoutes } from './home/home-routes'
import { signed } from './signed'
import { shellRoutes } from './shell/shell-routes'
import type { Surroundings } from './surroundings'
import { warrantyCall } from './warranty/warranty-call'

export function createApp(surroundings: Surroundings): Hono<{ Bindings: HttpBindings }> {
  const { brand, pool, clock, faults, signSecret, isDraining } = surroundings
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.route('/', homeRoutes(surroundings))
  app.route('/sandbox/clock', clockRoutes(clock))
  app.route('/sandbox/faults', faultRoutes(faults))
  app.get('/health', async (context) => {
    const isReady = !isDraining() && (await isAnswering(pool))
    return context.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503)
  })
  app.get(
    `/${brand}Client/warranty/info`,
    faulty('warranty-info', surroundings),
    signed(signSecret),
    (context) => warrantyCall(context, surroundings),
  )
  app.route(`/${brand}Client`, shellRoutes(surroundings))
  app.notFound((context) => context.json({ code: 404, data: null, message: 'no such call' }, 404))
  return app
}

async function isAnswering(pool: Surroundings['pool']): Promise<boolean> {
  return pool.query('SELECT 1').then(
    () => true,
    () => false,
  )
}
