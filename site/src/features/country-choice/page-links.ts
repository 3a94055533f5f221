/** Stands for the name of a country in a text that the browser completes. */
export const COUNTRY_PLACE = '{country}'

export interface ShownLink {
  href: string
  name: string
  /** Where it stands in the picture of all flags, as CSS has it. */
  flagPlace: string
}

/** What the page's own link to a country shows; null for a country that it has no link to. */
export function linkOf(country: string): ShownLink | null {
  const link = document.querySelector<HTMLAnchorElement>(`[data-country="${CSS.escape(country)}"]`)
  const name = link?.querySelector('[data-name]')?.textContent
  const flagPlace = link?.querySelector<HTMLElement>('[data-flag]')?.style.backgroundPositionY
  return link && name && flagPlace ? { href: link.href, name, flagPlace } : null
}

/** Hides the links to all other countries, and the regions that none is left in; null shows all. */
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
