/** Whatever their bytes say, browsers may only show files, which never change under their name. */
export function fileHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('x-content-type-options', 'nosniff')
  headers.set('content-security-policy', "default-src 'none'; sandbox")
  headers.set('cache-control', 'public, max-age=31536000, immutable')
  return headers
}
