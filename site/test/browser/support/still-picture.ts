import type { Page } from '@playwright/test'

/** Digits become zeros, months and weekdays the first, in place. */
export async function holdStill(page: Page, locale: string): Promise<void> {
  await page.evaluate((language) => {
    const names = (options: Intl.DateTimeFormatOptions, count: number) =>
      Array.from(
        { length: count },
        (_, index) =>
          new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...options, timeZone: 'UTC' })
            .formatToParts(new Date(Date.UTC(2024, options.month ? index : 0, options.month ? 1 : 1 + index)))
            .find(({ type }) => type === 'month' || type === 'weekday')?.value ?? '',
      )
    const lists = [
      ...[names({ month: 'long', day: 'numeric' }, 12), names({ month: 'long' }, 12)],
      names({ weekday: 'long' }, 7),
    ]
    const nought = (digit: string) => {
      let code = digit.codePointAt(0) ?? 0
      while (/\p{Nd}/u.test(String.fromCodePoint(code - 1))) code -= 1
      return String.fromCodePoint(code)
    }
    const still = (text: string) =>
      lists
        .reduce((rest, list) => {
          const [first = ''] = list
          // Longest first: names share beginnings.
          return [...list]
            .sort((one, other) => other.length - one.length)
            .reduce((held, name) => (/\p{L}{3}/u.test(name) ? held.replaceAll(name, first) : held), rest)
        }, text)
        .replace(/\p{Nd}/gu, nought)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      const held = still(text)
      if (held !== text && !node.parentElement?.closest('script, style')) node.textContent = held
    }
  }, locale)
}
