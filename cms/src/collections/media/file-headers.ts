/** Files never change under their name, and whatever their bytes say, a browser may do nothing but show them. */
export function fileHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('x-content-type-options', 'nosniff')
  headers.set('content-security-policy', "default-src 'none'; sandbox")
  headers.set('cache-control', 'public, max-age=31536000, immutable')
  return headers
}
