import type { StructuredData } from '@/platform/render-context'

export interface Crumb {
  name: string
  path: string
}

export function breadcrumbList(origin: string, trail: readonly Crumb[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
