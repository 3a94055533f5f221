import { SEARCH_WORDS } from '@carelane/messages/search'
import { chooseNamed as chooseDrivers } from '@/features/drivers/choose-named'
import { findManuals } from '@/features/manuals/find-manuals'
import { manualHref, manualsHref } from '@/features/manuals/manual-href'
import { chooseNamed as choosePrices } from '@/priced-parts/choose-named'
import type { FoundProduct } from '@/features/search/found-product'
import { looselyNamedModelIn, namedModelIn } from '@/forms/model-in-text'
import type { Visit } from '@/i18n/find-visit'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'

type Section = Pick<Visit, 'lang' | 'country' | 'locale' | 'region'>

/** By the lists that the tools have: prices, drivers and manuals. Null if none has it, or too late. */
export async function findProduct(question: string, section: Section): Promise<FoundProduct | null> {
  const typed = namedModelIn(question) ?? looselyNamedModelIn(question)
  if (typed === null || section.country === 'global') return null
  const { prices, drivers, manuals } = await askLists(typed, section)
  const name = prices?.model ?? drivers?.model ?? manuals[0]?.model
  if (!name) return null
  const { lang, region } = section
  const pages = translatorOf(region.tag, 'pages')
  const links: FoundProduct['links'] = []
  if (prices)
    links.push({ href: href(lang, 'spare-parts-price', prices), name: pages('partPrices'), icon: 'price' })
  if (drivers)
    links.push({
      href: href(lang, 'drivers-download', { ...drivers }),
      name: pages('drivers'),
      icon: 'download',
    })
  const [manual, another] = manuals
  if (manual) {
    const place = another ? manualsHref(lang, { keyword: name }) : manualHref(lang, manual.id)
    links.push({ href: place, name: pages('manuals'), icon: 'document' })
  }
  if (hasImei(prices?.product))
    links.push({ href: href(lang, 'warranty-check'), name: pages('warrantyCheck'), icon: 'shield' })
  links.push({ href: href(lang, 'service-center'), name: pages('serviceCenters'), icon: 'place' })
  return { name, links }
}

async function askLists(typed: string, section: Section) {
  const [priced, drivers, manuals] = await Promise.all([
    choosePrices(section, typed),
    chooseDrivers(section, typed),
    findManuals(section, { keyword: typed, product: '', page: 1 }),
  ])
  const prices = priced.ok ? priced.data : null
  const listed = 'kind' in manuals ? [] : manuals.list
  const name = plain(prices?.model ?? drivers?.model ?? typed)
  return { prices, drivers, manuals: listed.filter(({ model }) => model !== null && plain(model) === name) }
}

function hasImei(product: string | undefined): boolean {
  const words = plain(product ?? '').split(' ')
  const { phone, tablet } = SEARCH_WORDS.en.concepts
  return [...phone, ...tablet].some((word) => words.includes(word))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
}
