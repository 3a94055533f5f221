import type { MiddlewareHandler } from 'hono'
import { isSigned } from './wire/sign'

/** Refuses requests without the right `sign` header [7#1]. */
export function signed(secret: string): MiddlewareHandler {
  return async (context, next) => {
    const { method, url } = context.req
    const query = new URL(url).searchParams
    if (isSigned({ method, query, sign: context.req.header('sign') ?? '' }, secret)) return next()
    return context.json({ code: 401, data: null, message: 'sign is not right' })
  }
}
