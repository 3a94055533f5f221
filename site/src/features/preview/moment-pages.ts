/** One for each area of banners, and the list that scheduled articles come into. */
export const MOMENT_PAGES = ['home', 'news', 'warranty-check'] as const

export type MomentPageName = (typeof MOMENT_PAGES)[number]

export function momentPage(asked: unknown): MomentPageName {
  return MOMENT_PAGES.find((name) => name === asked) ?? 'home'
}
