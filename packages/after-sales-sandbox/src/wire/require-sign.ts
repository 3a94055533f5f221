import type { MiddlewareHandler } from 'hono'
import type { SandboxCall } from '../calls/sandbox-call'
import type { Surroundings } from '../surroundings'
import { isLocationSigned, isSigned } from './sign'

/** [7#1], [7#25] */
export function requireSign(
  { isSignedByLocation }: SandboxCall,
  { signSecret, locationSalt }: Surroundings,
): MiddlewareHandler {
  return async (context, next) => {
    const { method, url } = context.req
    const query = new URL(url).searchParams
    const sign = context.req.header('sign') ?? ''
    const isRight = isSignedByLocation
      ? isLocationSigned({ query, sign }, locationSalt)
      : isSigned({ method, query, sign }, signSecret)
    return isRight ? next() : context.json({ code: 401, data: null, message: 'sign is not right' })
  }
}
