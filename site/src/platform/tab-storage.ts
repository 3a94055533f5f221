export const RELOADED = 'reloaded'

/** Older pages may still show its visitor. */
const FORGOTTEN = 'forgotten'

/** Storage throws if blocked or full. */
export function recallInTab(name: string): string | null {
  return tried((storage) => storage.getItem(name)) ?? null
}

export function keepInTab(name: string, text: string): boolean {
  return tried((storage) => (storage.setItem(name, text), true)) ?? false
}

export function forgetInTab(name: string): void {
  tried((storage) => storage.removeItem(name))
}

export function forgetTab(): void {
  for (const name of namesInTab()) if (name !== RELOADED) forgetInTab(name)
  keepInTab(FORGOTTEN, '1')
}

export function hasForgotten(): boolean {
  return recallInTab(FORGOTTEN) !== null
}

export function namesInTab(): string[] {
  return tried((storage) => Object.keys(storage)) ?? []
}

function tried<Answer>(ask: (storage: Storage) => Answer): Answer | undefined {
  try {
    return ask(sessionStorage)
  } catch {
    return undefined
  }
}
