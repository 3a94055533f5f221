type RouteHandler<Context> = (request: Request, context: Context) => Promise<Response>

/** Stops requests that make Payload's router fail. */
export function refuseUnreadable<Context>(handler: RouteHandler<Context>): RouteHandler<Context> {
  return async (request, context) => {
    const steps = stepsOf(request.url)
    if (!steps) return errorResponse(400, 'This address cannot be read.')
    // Payload looks collections up in an object that inherits names.
    if (steps.some((step) => step in Object.prototype)) return errorResponse(404, 'There is nothing here.')
    const { headers } = request
    const isOverridden = OVERRIDES.some((name) => headers.get(name) === 'GET')
    // Payload reads only part of it as JSON.
    if (isOverridden && !headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
      return errorResponse(415, 'Send the question as a form.')
    return handler(request, context)
  }
}

const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override']

function stepsOf(url: string): string[] | undefined {
  try {
    return new URL(url).pathname.split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}

function errorResponse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
