import type { Page } from '@playwright/test'

/** CSS px: ours, and WCAG 2.2 [2.5.8]. */
const TARGETS = { control: 44, link: 24 }

/** Except links in sentences and the map library's. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(({ control, link }) => {
    const told = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 140)
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display.startsWith('inline') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      )
    const boxOf = (element: Element) => {
      const label = element.matches('[type=radio], [type=checkbox]') ? element.closest('label') : null
      return (label ?? element).getBoundingClientRect()
    }
    const isLeftOut = (element: Element) =>
      !isSeen(element) ||
      isInSentence(element) ||
      element.matches('.skip-link') ||
      element.closest('[inert], .maplibregl-map') !== null ||
      getComputedStyle(element).pointerEvents === 'none'
    const targets = [
      ...document.querySelectorAll(
        'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button]',
      ),
    ].filter((element) => !isLeftOut(element))
    const isNear = (element: Element) => {
      const { x, y, width, height } = boxOf(element)
      const middle = { x: x + width / 2, y: y + height / 2 }
      return targets.some((other) => {
        const box = boxOf(other)
        const aside = Math.max(box.left - middle.x, 0, middle.x - box.right)
        const above = Math.max(box.top - middle.y, 0, middle.y - box.bottom)
        return other !== element && !other.contains(element) && Math.hypot(aside, above) < link / 2
      })
    }
    return targets.flatMap((element) => {
      const { width, height } = boxOf(element)
      const isLink = element.matches('a')
      // Rounding.
      const isSmall = Math.min(width, height) < (isLink ? link : control) - 0.5
      return isSmall && (!isLink || isNear(element)) ? [`${width} × ${height}: ${told(element)}`] : []
    })
  }, TARGETS)
}

export async function cutOffText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 140)
    const hasWords = (element: Element) => (element.textContent ?? '').trim() !== ''
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if ((!hides(overflowX) && !hides(overflowY)) || !hasWords(element) || textOverflow === 'ellipsis')
        return []
      if (webkitLineClamp !== 'none' || element.matches('header a[aria-label]')) return []
      if (clipPath !== 'none' || !element.checkVisibility({ visibilityProperty: true })) return []
      const isCut =
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      return isCut ? [told(element)] : []
    })
  })
}

/** Text size that media queries see [1.4.4]. */
export async function enlargeText(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } })
}

/** WCAG 2.2 [1.4.12]; joined scripts keep letters together. */
export async function spreadText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; word-spacing: 0.16em !important }
      :root:lang(en) * { letter-spacing: 0.12em !important }
      p { margin-block-end: 2em !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}

export async function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) =>
      Math.max(...list.split(',').map((each) => parseFloat(each) * (each.trim().endsWith('ms') ? 0.001 : 1)))
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        // Scroll-driven animations have no time.
        const isTimed =
          style.animationName !== 'none' && style.getPropertyValue('animation-timeline') === 'auto'
        const longest = Math.max(
          seconds(style.transitionDuration),
          isTimed ? seconds(style.animationDuration) : 0,
        )
        return longest > 0.01 ? [`${longest} s: ${element.outerHTML.slice(0, 120)}${part ?? ''}`] : []
      }),
    )
  })
}
