import postcss, { type ChildNode, type Container } from 'postcss'
import parseSelectors from 'postcss-selector-parser'

/** `needs`: by selector, the names without which it matches nothing. */
type Part =
  | { readonly text: string; readonly needs: readonly (readonly string[])[] }
  | { readonly within: string; readonly parts: readonly Part[] }

const GROUPS = ['media', 'supports', 'layer', 'container']

export class StyleSheet {
  private readonly parts: readonly Part[]

  /** @throws CssSyntaxError */
  constructor(text: string) {
    this.parts = partsOf(postcss.parse(text))
  }

  /** Ignores attributes, `:not`, `:has` and the like: states change. */
  usedBy(names: ReadonlySet<string>): string {
    return this.parts.map((part) => used(part, names)).join('')
  }
}

export function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(name.toLowerCase())
  for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of classes.split(/\s+/)) names.add(`.${name}`)
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) names.add(`#${id}`)
  return names
}

function used(part: Part, names: ReadonlySet<string>): string {
  if ('text' in part) {
    const isUsed = part.needs.some((needed) => needed.every((name) => names.has(name)))
    return isUsed ? part.text : ''
  }
  const text = part.parts.map((each) => used(each, names)).join('')
  return text && `${part.within}{${text}}`
}

function partsOf(container: Container): Part[] {
  return (container.nodes ?? []).flatMap((node) => partOf(node))
}

function partOf(node: ChildNode): Part[] {
  if (node.type === 'rule') return [{ text: node.toString(), needs: needsOf(node.selector) }]
  if (node.type !== 'atrule') return []
  if (node.nodes && GROUPS.includes(node.name))
    return [{ within: `@${node.name} ${node.params}`, parts: partsOf(node) }]
  return [{ text: node.nodes ? node.toString() : `${node.toString()};`, needs: [[]] }]
}

function needsOf(selector: string): string[][] {
  return parseSelectors()
    .astSync(selector)
    .map((each) =>
      each.nodes.flatMap((node) => {
        if (node.type === 'class') return [`.${node.value}`]
        if (node.type === 'id') return [`#${node.value}`]
        return node.type === 'tag' ? [node.value.toLowerCase()] : []
      }),
    )
}
