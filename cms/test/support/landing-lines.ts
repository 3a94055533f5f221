import type { LandingText } from '../../src/seed/landings/landing'
import { parseBlocks } from '../../src/seed/notation/blocks'

/** What the fields of `landing-pages` hold; Payload itself checks a text of one language alone. */
const PAGE = { title: 120, description: 300 } as const
const SECTION = { title: 120, text: 400, intro: 400, pictureAlt: 300, body: 20_000 } as const
const ITEMS: Record<string, Record<string, number>> = {
  cards: { title: 80, text: 300, pictureAlt: 300 },
  steps: { title: 120, text: 600, pictureAlt: 300 },
  figures: { value: 20, label: 80 },
}
const LISTS: Record<string, number> = { actions: 40, covered: 300, excluded: 300 }

/** Every line of a page by its path, such as `sections.hero.actions.find`. */
export function linesOf(text: LandingText): Record<string, string> {
  return Object.fromEntries(walk('', text))
}

function walk(path: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, part]) => walk(path ? `${path}.${key}` : key, part))
}

/** The most characters that the field of a line takes, in a section of this type. */
export function limitOf(path: string, type: string | undefined): number {
  const [first = '', , field = '', , leaf = ''] = path.split('.')
  if (first !== 'sections') return PAGE[first as keyof typeof PAGE]
  if (field === 'items') return ITEMS[type ?? '']?.[leaf] ?? 0
  return LISTS[field] ?? SECTION[field as keyof typeof SECTION]
}

/** The lines of a page by path, and of each text the kinds of its blocks and how many items they have. */
export function shapeOf(text: LandingText): unknown[] {
  return Object.entries(linesOf(text))
    .map(([path, line]) => (path.endsWith('.body') ? [path, blocksOf(line)] : [path]))
    .sort()
}

export function blocksOf(source: string): [kind: string, items: number][] {
  return parseBlocks(source).map((block) => [block.kind, 'items' in block ? block.items.length : 0])
}
