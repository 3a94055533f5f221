/** What administrators changed of the table. */
export interface Rules {
  /** Of an action's budgets. */
  shares: ReadonlyMap<string, number>
  /** Until when, in ms since 1970, by the network's name. */
  blocks: ReadonlyMap<string, number>
}

// Pages and the server are separate bundles.
const KEY = Symbol.for('carelane.abuse-rules')
const shared = globalThis as { [KEY]?: Rules }

const NONE: Rules = { shares: new Map(), blocks: new Map() }

export function currentRules(): Rules {
  return shared[KEY] ?? NONE
}

export function setRules(rules: Rules): void {
  shared[KEY] = rules
}
