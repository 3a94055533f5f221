type RouteHandler<Context> = (request: Request, context: Context) => Promise<Response>

/** Refuses what makes Payload's router itself fail, before it has an endpoint to ask. */
export function refuseUnreadable<Context>(handler: RouteHandler<Context>): RouteHandler<Context> {
  return async (request, context) => {
    if (!namesSomething(request.url)) return refused(404, 'There is nothing here.')
    const { headers } = request
    const isOverridden = OVERRIDES.some((name) => headers.get(name) === 'GET')
    // The admin sends long questions as a form. As JSON, Payload reads them half.
    if (isOverridden && !headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
      return refused(415, 'Send the question as a form.')
    return handler(request, context)
  }
}

const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override']

/** Payload looks its collections up in an object, which has more names than theirs. */
function namesSomething(url: string): boolean {
  const { pathname } = new URL(url)
  try {
    return pathname.split('/').every((step) => !(decodeURIComponent(step) in Object.prototype))
  } catch {
    return false
  }
}

function refused(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
