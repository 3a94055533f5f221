/**
 * What a link in a seeded text points at: another seeded article by its slug, a page of the site by its path
 * under `{lang}`, or an address outside.
 */
export type LinkTarget =
  { kind: 'article'; slug: string } | { kind: 'page'; path: string } | { kind: 'address'; href: string }

export type Inline =
  | { kind: 'text'; text: string; bold?: true; code?: true }
  | { kind: 'link'; target: LinkTarget; text: string }

const TOKEN = /\*\*(?<bold>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<target>[^)\s]+)\)/g

/**
 * Reads one run of text: `**bold**`, `` `code` `` and `[label](target)`, where a target is `article:slug`,
 * `page:path`, or begins with `https:`, `tel:` or `mailto:`.
 * @throws Error when a target has another form.
 */
export function parseInline(source: string): Inline[] {
  const inlines: Inline[] = []
  let read = 0
  for (const match of source.matchAll(TOKEN)) {
    if (match.index > read) inlines.push({ kind: 'text', text: source.slice(read, match.index) })
    inlines.push(readToken(match.groups ?? {}))
    read = match.index + match[0].length
  }
  if (read < source.length) inlines.push({ kind: 'text', text: source.slice(read) })
  return inlines
}

function readToken({ bold, code, label, target }: Record<string, string | undefined>): Inline {
  if (bold !== undefined) return { kind: 'text', text: bold, bold: true }
  if (code !== undefined) return { kind: 'text', text: code, code: true }
  return { kind: 'link', target: parseTarget(target ?? ''), text: label ?? '' }
}

function parseTarget(target: string): LinkTarget {
  const [scheme, rest] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)]
  if (scheme === 'article') return { kind: 'article', slug: rest }
  if (scheme === 'page') return { kind: 'page', path: rest }
  if (['https', 'tel', 'mailto'].includes(scheme)) return { kind: 'address', href: target }
  throw new Error(`A link points at '${target}', which is no article:, page:, https:, tel: or mailto:`)
}
