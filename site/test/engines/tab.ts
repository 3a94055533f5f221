/** A tab of a browser, driven as a visitor would: real keys, real clicks. Selectors are CSS; the first match counts. */
export interface Tab {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** @throws Error when something else lies over the element's middle */
  click(selector: string): Promise<void>
  /** Types into a field, in place of what it holds. */
  fill(selector: string, text: string): Promise<void>
  /** Chooses an option of a `<select>`. */
  choose(selector: string, value: string): Promise<void>
  /** The value of a JavaScript expression in the page, as JSON carries it. */
  read(expression: string): Promise<unknown>
  /** A PNG of what is seen. */
  picture(): Promise<Uint8Array>
}

export interface Engine {
  /** With the version that runs. */
  name: string
  /** A tab of a new profile, 360 × 760. */
  openTab(): Promise<Tab & { close(): Promise<void> }>
  end(): Promise<void>
}

/** @throws Error that says what was waited for */
export async function until(tab: Tab, expression: string, what: string, seconds = 20): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    if (await readCalmly(tab, expression)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${what}: not within ${seconds} s, at ${String(await tab.read('location.pathname'))}`)
}

/** A page on its way to another one cannot be read for a moment. */
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

/** Until React answers the element. */
export function untilAlive(tab: Tab, selector: string): Promise<void> {
  const isAlive = `Object.keys(document.querySelector(${JSON.stringify(selector)}) ?? {}).some((key) => key.startsWith('__reactProps'))`
  return until(tab, isAlive, `scripts for ${selector}`)
}
