export const COUNTRY_PLACE = '{country}'

export interface ShownLink {
  href: string
  name: string
  flagPlace: string
}

export function linkOf(country: string): ShownLink | null {
  const link = document.querySelector<HTMLAnchorElement>(`[data-country="${CSS.escape(country)}"]`)
  const name = link?.querySelector('[data-name]')?.textContent
  const flagPlace = link?.querySelector<HTMLElement>('[data-flag]')?.style.backgroundPositionY
  return link && name && flagPlace ? { href: link.href, name, flagPlace } : null
}

export function showOnly(countries: ReadonlySet<string> | null): void {
  for (const region of document.querySelectorAll<HTMLElement>('[data-region]')) {
    let isEmpty = true
    for (const link of region.querySelectorAll<HTMLElement>('[data-country]')) {
      const isShown = countries === null || countries.has(link.dataset.country ?? '')
      link.closest('li')?.toggleAttribute('hidden', !isShown)
      isEmpty &&= !isShown
    }
    region.hidden = isEmpty
  }
}
