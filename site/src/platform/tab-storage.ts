/** When this tab was loaded anew by itself. */
export const RELOADED = 'reloaded'

/** When this tab has forgotten its visitor: whatever a page of before still shows is theirs. */
const FORGOTTEN = 'forgotten'

/**
 * What this tab keeps until it is closed. A browser that keeps nothing refuses even to be asked, and a full one to keep
 * more: then nothing is kept, and all else goes on.
 */
export function recallInTab(name: string): string | null {
  return tried((storage) => storage.getItem(name)) ?? null
}

/** Whether it is kept. */
export function keepInTab(name: string, text: string): boolean {
  return tried((storage) => (storage.setItem(name, text), true)) ?? false
}

export function forgetInTab(name: string): void {
  tried((storage) => storage.removeItem(name))
}

/** Forgets all that a visitor left in this tab; that it was loaded anew by itself says nothing of anybody. */
export function forgetTab(): void {
  for (const name of namesInTab()) if (name !== RELOADED) forgetInTab(name)
  keepInTab(FORGOTTEN, '1')
}

/** Whether somebody has left this tab to whoever comes next. */
export function hasForgotten(): boolean {
  return recallInTab(FORGOTTEN) !== null
}

/** The names of all that is kept. */
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
