/** Sorted, since translations reorder sentences. */
export function linksOf(markdown: string): { articles: string[]; pages: string[]; addresses: string[] } {
  const targets = [
    ...new Set([...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '')),
  ].sort()
  const within = targets.filter((target) => target.startsWith('/'))
  const article = (target: string) => /^\/(?:news|tips)-detail\/([^/]+)\/$/.exec(target)?.[1]
  return {
    articles: within.flatMap((target) => article(target) ?? []),
    pages: within.flatMap((target) =>
      article(target) === undefined ? [target.slice(1).replace(/\/(?=\?|$)/, '')] : [],
    ),
    addresses: targets.filter((target) => !target.startsWith('/')),
  }
}
