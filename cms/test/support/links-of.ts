/** The targets of the links of a text, each once, in alphabetical order: a translation may turn sentences round. */
export function linksOf(source: string): { articles: string[]; pages: string[]; addresses: string[] } {
  const targets = [...source.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '')
  const having = (scheme: string) =>
    [...new Set(targets.filter((target) => target.startsWith(scheme)))]
      .map((target) => target.slice(scheme.length))
      .sort()
  const addresses = targets.filter((target) => !/^(?:article|page):/.test(target))
  return { articles: having('article:'), pages: having('page:'), addresses: [...new Set(addresses)].sort() }
}
