import type { RouteName } from '@carelane/main-api'

/** What search engines show of a page: at most 49 characters (the name of the site follows) and 155. */
export type SeoText = readonly [title: string, description: string]

export type SeoTexts = Record<RouteName, SeoText>
