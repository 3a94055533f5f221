import { APIError, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'
import type { Role } from '../../../access/roles'
import { knownDevice } from '../../../log-in/known-device'
import type { Clients } from '../../../settings'
import { hasToUsePasskey } from '../passkeys/has-to-use-passkey'
import { sayRefusal } from '../../../refusals/say-refusal'
import { checkCode, type CheckedCode } from './check-code'
import { sayCodeRefusal } from './say-code-refusal'
import type { LogInRefusal } from './log-in-refusal'

/** After the password, which was right. */
export function askSecondFactor(
  { isHttps }: Clients,
  requiredRoles: readonly Role[],
): CollectionBeforeLoginHook {
  return async ({ req, user }) => {
    const owner = { email: user.email, secret: req.payload.secret, isHttps }
    const checked = await checkCode(
      req.payload,
      Number(user.id),
      req.data?.code,
      knownDevice(req.headers, owner),
    )
    const refusal = secondFactorRefusal(req, checked)
    if (refusal) throw refusal
    if (await hasToUsePasskey(req.payload, { id: Number(user.id), role: user.role }, requiredRoles)) {
      const message = sayRefusal(req, 'Your role asks for a second factor. Log in with your passkey.')
      throw new APIError(message, 401, null, true)
    }
  }
}

export function secondFactorRefusal(req: PayloadRequest, checked: CheckedCode): APIError | undefined {
  const message = sayCodeRefusal(req, checked)
  if (message === undefined) return undefined
  if (checked.outcome === 'wait')
    req.responseHeaders = new Headers({ 'retry-after': String(checked.seconds) })
  const data: LogInRefusal = { secondFactor: checked.outcome === 'missing' ? 'needed' : 'refused' }
  return new APIError(message, checked.outcome === 'wait' ? 429 : 401, { ...data }, true)
}
