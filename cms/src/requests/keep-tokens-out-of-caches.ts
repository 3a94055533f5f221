type RouteHandler<Context> = (request: Request, context: Context) => Promise<Response>

/** Log-ins answer with tokens. */
export function keepTokensOutOfCaches<Context>(handler: RouteHandler<Context>): RouteHandler<Context> {
  return async (request, context) => {
    const response = await handler(request, context)
    if (new URL(request.url).pathname.startsWith('/api/users')) {
      response.headers.set('cache-control', 'no-store')
    }
    return response
  }
}
