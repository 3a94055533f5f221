/** Nodes of an editor's state, whichever their order of keys and their own ids are. */
export type LexicalNode = { type: string; [key: string]: unknown }
export type LexicalState = {
  root: { children: LexicalNode[]; [key: string]: unknown }
  [key: string]: unknown
}

/** What the editor writes of its own: ids of blocks, the direction that it computes, and how the next letter would look. */
const OF_THE_EDITOR = new Set(['id', 'direction', 'textFormat', 'textStyle', 'blockName'])

/** Whether a visitor and an editor see the same in both. */
export function isSameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))
}

/** The value with its keys in order and without what says nothing. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, entry]) => !saysNothing(key, entry))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, comparable(entry)]),
  )
}

function saysNothing(key: string, value: unknown): boolean {
  return (
    OF_THE_EDITOR.has(key) ||
    value === undefined ||
    value === null ||
    (key === 'linkType' && value === 'custom') ||
    (key === 'newTab' && value === false)
  )
}
