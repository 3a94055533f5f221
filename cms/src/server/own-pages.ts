type RouteHandler<Context> = (request: Request, context: Context) => Promise<Response>

/** Against CSRF. `Host`, since `CMS_URL` may be an internal name. */
export function fromOwnPages<Context>(handler: RouteHandler<Context>): RouteHandler<Context> {
  return async (request, context) => {
    if (isForeign(request.headers)) {
      return Response.json({ status: 403, message: 'This request comes from another site.' }, { status: 403 })
    }
    return handler(request, context)
  }
}

/** Servers send no `Origin`. */
function isForeign(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host')
}
