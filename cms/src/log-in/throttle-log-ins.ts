import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { sidePool } from '../database/side-pool'
import type { Clients } from '../settings'
import { clientNetwork } from './client-network'
import { knownDevice, knownDeviceCookie } from './known-device'
import { namedAccount } from './named-account'
import { type Budget, forgetAttempts, giveBackAttempt, takeAttempt } from './password-attempts'
import { pleaseWait } from './please-wait'

/** Attempts on one account; more than one person mistypes. */
const FREE_ON_ACCOUNT = 10

/** Attempts on any account; an office shares a network. */
const FREE_FROM_NETWORK = 50

interface Attempt {
  email: string
  device?: string
  own: Budget[]
  shared: Budget[]
}

/** Strangers make one another wait, and never the owner at a device that has logged in before. */
export function throttleLogIns({ isTrustedProxy, isHttps }: Clients) {
  const attempts = new WeakMap<PayloadRequest, Attempt>()

  const beforeOperation: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    const email = operation === 'login' ? namedAccount(args.data) : undefined
    if (email === undefined) return args
    const { secret } = req.payload
    const device = knownDevice(req.headers, { email, secret, isHttps })
    const network = clientNetwork(req.headers, isTrustedProxy)
    const attempt: Attempt = device
      ? {
          email,
          device,
          own: [{ subject: `${email} by device ${device}`, free: FREE_ON_ACCOUNT }],
          shared: [],
        }
      : {
          email,
          own: [{ subject: `${email} from ${network}`, free: FREE_ON_ACCOUNT }],
          shared: [{ subject: `anybody from ${network}`, free: FREE_FROM_NETWORK }],
        }
    for (const budget of [...attempt.own, ...attempt.shared]) {
      const wait = await takeAttempt(sidePool(req.payload), secret, budget)
      if (wait === 0) continue
      req.responseHeaders = new Headers({ 'retry-after': String(wait) })
      throw pleaseWait(req, wait)
    }
    attempts.set(req, attempt)
    return args
  }

  const afterLogin: CollectionAfterLoginHook = async ({ req, user }) => {
    const attempt = attempts.get(req)
    if (!attempt) return user
    const { secret } = req.payload
    const db = sidePool(req.payload)
    for (const budget of attempt.own) await forgetAttempts(db, secret, budget)
    for (const budget of attempt.shared) await giveBackAttempt(db, secret, budget)
    req.responseHeaders ??= new Headers()
    const cookie = knownDeviceCookie({ email: attempt.email, secret, isHttps }, attempt.device)
    req.responseHeaders.append('set-cookie', cookie)
    return user
  }

  return { beforeOperation, afterLogin }
}
