type RouteHandler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Refuses a write that another origin's page makes with an editor's cookie (403). Compared with `Host`, not
 * with `CMS_URL`, which may be a name inside the network that editors never see.
 */
export function fromOwnPages<Context>(handler: RouteHandler<Context>): RouteHandler<Context> {
  return async (request, context) => {
    if (isForeign(request.headers)) {
      return Response.json({ status: 403, message: 'This request comes from another site.' }, { status: 403 })
    }
    return handler(request, context)
  }
}

/** Whether a browser says that the request comes from a page of another host. Servers send no `Origin`. */
function isForeign(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host')
}
