export function stylesOf(document: Document): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href]')
  return [...links].map(({ href }) => new URL(href).pathname)
}
