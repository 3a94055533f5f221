/**
 * Whether a page shows neither header nor footer, ads nor floating buttons ('Hidden shell' of §2.2): the chat of
 * any country, and the service centres without `{lang}`, which other apps show inside of them.
 * @param pathname as the visitor sees it, or as the server asks Next for it
 */
export function isBarePage(pathname: string): boolean {
  return /^\/(?:service-center|(?:[^/]+\/)?chat|[^/]+\/bare\/.*)\/?$/.test(pathname)
}
