import { readRows, refsOf, type Row, writeRows } from './page-data'

/** The client component of `platform/still`, as the page's data names it. */
const STILL = 'Still'

/** A script that hands a part of the page's data to Next's client. */
const DATA_SCRIPT = /<script>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g

/**
 * Takes what stands still out of the data for Next's client, which the HTML has already, and puts the rest into one
 * script where the last one stood. A page whose data is not as expected stays as it is.
 */
export function withoutStillData(html: string): string {
  const scripts = [...html.matchAll(DATA_SCRIPT)]
  const last = scripts.at(-1)
  if (!last) return html
  const rows = readRows(scripts.map(([, call = '']) => (JSON.parse(call) as [number, string])[1]).join(''))
  if (!rows) return html
  const fewer = withoutStill(rows)
  if (!fewer) return html
  const data = JSON.stringify([1, writeRows(fewer)]).replaceAll('<', '\\u003c')
  const script = `<script>self.__next_f.push(${data})</script>`
  return html.replace(DATA_SCRIPT, (_, __, at: number) => (at === last.index ? script : ''))
}

/**
 * Without the children of what stands still, and the rows that only these refer to. Most rows have nothing of it, and are
 * not read.
 * @returns null where one that has is no JSON
 */
function withoutStill(rows: readonly Row[]): Row[] | null {
  const modules = rows.filter(({ tag, text }) => tag === 'I' && text.endsWith(`,"${STILL}"]`))
  const components = new Set(modules.map(({ id }) => `$L${id}`))
  const removed = new Set<string>()
  try {
    const cut = rows.map((row) => {
      if (row.tag !== '' || !modules.some(({ id }) => row.text.includes(`"$L${id}"`))) return row
      const text = JSON.stringify(withoutChildren(JSON.parse(row.text), components))
      const after = { ...row, text }
      const left = new Set(refsOf(after))
      for (const ref of refsOf(row)) if (!left.has(ref)) removed.add(ref)
      return after
    })
    return withoutOrphans(cut, removed)
  } catch {
    return null
  }
}

function withoutChildren(value: unknown, components: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const [sign, type, key, props] = value as unknown[]
    if (sign === '$' && typeof type === 'string' && components.has(type)) {
      const { children: _, ...rest } = props as Record<string, unknown>
      return ['$', type, key, rest]
    }
    return value.map((each) => withoutChildren(each, components))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutChildren(each, components)]),
  )
}

/** Rows that only these rows, or rows that go with them, refer to. Modules and hints may serve others, and stay. */
function withoutOrphans(rows: readonly Row[], removed: ReadonlySet<string>): Row[] {
  const byId = new Map<string, Row[]>()
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row])
  const candidates = reachable(removed, byId)
  const kept = rows.filter(({ id, tag }) => !candidates.has(id) || (tag !== '' && tag !== 'T'))
  const needed = reachable(kept.flatMap(refsOf), byId)
  const keptIds = new Set(kept)
  return rows.filter((row) => keptIds.has(row) || needed.has(row.id))
}

function reachable(from: Iterable<string>, byId: ReadonlyMap<string, readonly Row[]>): Set<string> {
  const found = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const named = byId.get(id)
    if (found.has(id) || !named) continue
    found.add(id)
    waiting.push(...named.flatMap(refsOf))
  }
  return found
}
