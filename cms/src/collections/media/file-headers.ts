/** Browsers must not run files, whatever their bytes say. */
export function fileHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('x-content-type-options', 'nosniff')
  headers.set('content-security-policy', "default-src 'none'; sandbox")
  headers.set('cache-control', 'public, max-age=31536000, immutable')
  return headers
}
