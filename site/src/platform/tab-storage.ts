/** When this tab last reloaded by itself. */
export const RELOADED = 'reloaded'

/** When this tab forgot its visitor, whom older pages may still show. */
const FORGOTTEN = 'forgotten'

/** Session storage throws where the browser blocks it or it is full. */
export function recallInTab(name: string): string | null {
  return tried((storage) => storage.getItem(name)) ?? null
}

/** Whether it was stored. */
export function keepInTab(name: string, text: string): boolean {
  return tried((storage) => (storage.setItem(name, text), true)) ?? false
}

export function forgetInTab(name: string): void {
  tried((storage) => storage.removeItem(name))
}

/** All but the time of a reload, which is not personal. */
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
