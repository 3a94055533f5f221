const flag = Symbol.for('carelane.cms.draining')

// Next loads this module again for each entry.
const shared = globalThis as { [flag]?: boolean }

export function isDraining(): boolean {
  return shared[flag] === true
}

export function beginDraining(): void {
  shared[flag] = true
}
