import { createAfterSalesClient, nameOfCall, type AfterSalesClient } from '@carelane/after-sales'
import { readEnvironment } from '@carelane/config'
import { tracedCall, traceHeaders } from '@carelane/tracing'
import pino from 'pino'
import { currentRenderContext, noteCost } from './render-context'
import { watcher } from './watcher'

// Server and pages are separate bundles.
const KEY = Symbol.for('carelane.after-sales')
const shared = globalThis as { [KEY]?: AfterSalesClient }

/** Lazy: the build has no environment. Shared for its circuit breakers. */
export function afterSales(): AfterSalesClient {
  return (shared[KEY] ??= fromEnvironment())
}

function fromEnvironment(): AfterSalesClient {
  const environment = readEnvironment([
    'AFTER_SALES_URL',
    'AFTER_SALES_WITHOUT',
    'AFTER_SALES_SIGN_SECRET',
    'AFTER_SALES_AES_KEY',
    'AFTER_SALES_RSA_PUBLIC_KEY',
    'LOCATION_SIGN_SALT',
    'SERVICE_BRAND',
    'LOG_LEVEL',
  ])
  return createAfterSalesClient({
    baseUrl: environment.AFTER_SALES_URL,
    brand: environment.SERVICE_BRAND,
    without: environment.AFTER_SALES_WITHOUT,
    signSecret: environment.AFTER_SALES_SIGN_SECRET,
    locationSalt: environment.LOCATION_SIGN_SALT,
    aesKey: environment.AFTER_SALES_AES_KEY,
    rsaPublicKey: environment.AFTER_SALES_RSA_PUBLIC_KEY,
    logger: pino({ level: environment.LOG_LEVEL }),
    currentRequestId: () => currentRenderContext()?.requestId,
    tracing: {
      around: (call, attempt) =>
        tracedCall('after-sales', { 'carelane.call': nameOfCall(call) ?? 'other' }, attempt, ({ ok }) => !ok),
      headers: traceHeaders,
    },
    told: {
      onCall: ({ call, ...ended }) => {
        noteCost('after-sales', ended.seconds * 1000)
        watcher()?.afterSalesCalled({ call: nameOfCall(call) ?? 'other', ...ended })
      },
      onBreaker: (upstream, state) => watcher()?.breakerChanged(upstream, state),
    },
  })
}
