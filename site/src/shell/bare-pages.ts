/** 'Hidden shell' of §2.2. @param pathname the visitor's, or the internal one */
export function isBarePage(pathname: string): boolean {
  return /^\/(?:service-center|(?:[^/]+\/)?chat|[^/]+\/bare\/.*)\/?$/.test(pathname)
}
