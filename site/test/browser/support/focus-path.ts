import { expect, type Locator, type Page } from '@playwright/test'

/** More would be a loop. */
const MOST_STOPS = 400

const NOT_MARKED = 'not marked'

interface Stop {
  place: number
  told: string
  problems: string[]
}

/** [2.4.3], [2.4.7], [2.4.11] */
export async function walkByTab(page: Page, within = 'body'): Promise<void> {
  const expected = await page.evaluate(markStops, within)
  const seen = new Set([(await stopOf(page)).place].filter((place) => place >= 0))
  const wrong: string[] = []
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const { place, told, problems } = await stopOf(page)
    if (seen.has(place) || (place < 0 && seen.size > 0)) break
    if (place < 0) continue
    seen.add(place)
    wrong.push(...problems.map((problem) => `${problem}: ${told}`))
  }
  expect(wrong).toEqual([])
  const missed = expected.filter((_, place) => !seen.has(place))
  expect(missed, 'what the tab key does not reach').toEqual([])
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  await page.evaluate(markStops, 'body')
  const seen = new Set<number>()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const { place, told, problems } = await stopOf(page)
    expect(problems, told).toEqual([])
    if (await target.evaluate((element) => element === document.activeElement)) return
    expect(place >= 0 && seen.has(place), `a circle at ${told}, without ${String(target)}`).toBe(false)
    seen.add(place)
  }
  throw new Error(`the tab key does not reach ${String(target)}`)
}

export async function expectFocusInSight(page: Page): Promise<void> {
  const { told, problems } = await stopOf(page)
  expect(told, 'the focus is lost').not.toBe('')
  // Focused headings need no mark.
  expect(
    problems.filter((problem) => problem !== NOT_MARKED),
    told,
  ).toEqual([])
}

function markStops(within: string): string[] {
  const frame = document.querySelector(within) ?? document.body
  const groups = new Set<string>()
  for (const stale of document.querySelectorAll('[data-stop]')) stale.removeAttribute('data-stop')
  const isStop = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false
    if (element.matches(':disabled, [tabindex="-1"]')) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    const group = `${element.form?.id ?? ''} ${element.name}`
    const isFirst = !groups.has(group)
    groups.add(group)
    return isFirst
  }
  const all = frame.querySelectorAll(
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [tabindex="0"]',
  )
  return [...all].filter(isStop).map((element, place) => {
    element.setAttribute('data-stop', String(place))
    // Any radio button can be its group's stop.
    if (element instanceof HTMLInputElement && element.type === 'radio')
      for (const other of document.getElementsByName(element.name))
        if (other instanceof HTMLInputElement && other.form === element.form)
          other.setAttribute('data-stop', String(place))
    return element.outerHTML.replace(/\s+/g, ' ').slice(0, 140)
  })
}

async function stopOf(page: Page): Promise<Stop> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  )
  // Focus scrolls in the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return page.evaluate((notMarked) => {
    const element = document.activeElement
    if (!element || element === document.body) return { place: -1, told: '', problems: [] }
    const told = element.outerHTML.replace(/\s+/g, ' ').slice(0, 140)
    const place = Number(element.getAttribute('data-stop') ?? -1)
    // Labels show a choice's focus.
    const shown = element.closest('label') ?? element
    const box = shown.getBoundingClientRect()
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const isInSight = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
    const points = [middle, { x: box.left + 2, y: box.top + 2 }, { x: box.right - 2, y: box.bottom - 2 }]
    const isCovered = points.every(({ x, y }) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && !shown.contains(top) && !top.contains(shown)
    })
    const family = [element, element.parentElement, element.parentElement?.parentElement, shown]
    family.push(element.closest('article'))
    const isMarked = family.some((each) =>
      [undefined, '::after'].some((part) => {
        if (!each) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(each, part)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      }),
    )
    const problems = [
      ...(isInSight ? [] : ['not in sight']),
      ...(isInSight && isCovered ? ['covered'] : []),
      ...(isMarked ? [] : [notMarked]),
    ]
    return { place, told, problems }
  }, NOT_MARKED)
}
