/**
 * 'Hidden shell' of §2.2.
 * @param pathname visible or internal
 */
export function isBarePage(pathname: string): boolean {
  return /^\/(?:service-center|(?:[^/]+\/)?chat|[^/]+\/bare\/.*)\/?$/.test(pathname)
}
