import { createAccountProvider, type AccountProvider } from '@carelane/after-sales'
import { readEnvironment } from '@carelane/config'
import pino from 'pino'
import { idForLog } from './render-context'
import { watcher } from './watcher'

/** India has its own login host [3#17], [9#11]. */
export type ProviderName = 'main' | 'india'

// Server and pages are separate bundles.
const KEY = Symbol.for('carelane.account-providers')
const shared = globalThis as { [KEY]?: Record<ProviderName, AccountProvider> }

/** Shared for its circuit breakers. */
export function accountProvider(name: ProviderName): AccountProvider {
  return (shared[KEY] ??= fromEnvironment())[name]
}

function fromEnvironment(): Record<ProviderName, AccountProvider> {
  const environment = readEnvironment([
    'LOGIN_URL',
    'INDIA_LOGIN_URL',
    'LOGIN_CLIENT_ID',
    'LOGIN_APP_ID',
    'SERVICE_BRAND',
    'LOG_LEVEL',
  ])
  const { LOGIN_CLIENT_ID: clientId, LOGIN_APP_ID: appId, SERVICE_BRAND: brandId } = environment
  const logger = pino({ level: environment.LOG_LEVEL, mixin: idForLog })
  const at = (loginUrl: string, name: ProviderName) =>
    createAccountProvider({
      ...{ loginUrl, clientId, appId, brandId, logger },
      told: {
        onCall: (ended) => watcher()?.providerCalled(ended),
        onBreaker: (upstream, state) => watcher()?.breakerChanged(`${upstream}-${name}`, state),
      },
    })
  return { main: at(environment.LOGIN_URL, 'main'), india: at(environment.INDIA_LOGIN_URL, 'india') }
}
