/** Real keys and clicks; CSS selectors, first match. */
export interface Tab {
  open(url: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** @throws Error if covered in its middle */
  click(selector: string): Promise<void>
  /** Replaces the text. */
  fill(selector: string, text: string): Promise<void>
  choose(selector: string, value: string): Promise<void>
  /** JavaScript expression; JSON. */
  read(expression: string): Promise<unknown>
  picture(): Promise<Uint8Array>
}

export interface Engine {
  name: string
  openTab(): Promise<Tab & { close(): Promise<void> }>
  end(): Promise<void>
}

/** @throws Error naming `what` */
export async function until(tab: Tab, expression: string, what: string, seconds = 20): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    if (await readCalmly(tab, expression)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${what}: not within ${seconds} s, at ${String(await tab.read('location.pathname'))}`)
}

/** Unreadable while navigating. */
async function readCalmly(tab: Tab, expression: string): Promise<boolean> {
  try {
    return Boolean(await tab.read(expression))
  } catch (error) {
    if (/context|navigat|document|frame|detached|destroyed|unknown error/i.test(String(error))) return false
    throw error
  }
}

export function untilThere(tab: Tab, selector: string): Promise<void> {
  return until(tab, `document.querySelector(${JSON.stringify(selector)}) !== null`, `waiting for ${selector}`)
}

export async function textOf(tab: Tab, selector: string): Promise<string> {
  return String(
    await tab.read(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`),
  ).trim()
}

export function untilAlive(tab: Tab, selector: string): Promise<void> {
  const isAlive = `Object.keys(document.querySelector(${JSON.stringify(selector)}) ?? {}).some((key) => key.startsWith('__reactProps'))`
  return until(tab, isAlive, `scripts for ${selector}`)
}
