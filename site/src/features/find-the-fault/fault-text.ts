import type { Product } from '@carelane/main-api'
import { LONGEST_KNOWN_FAULT } from '@/forms/known-repair'

/** As booking calls them. */
export const BOOKED_AS: Record<Product, string> = {
  'mobile-phones': 'mobile-phone',
  tablets: 'tablet',
  computers: 'laptop',
  tvs: 'tv',
  'home-appliances': 'home-appliance',
  accessories: 'wearable',
}

/** What is wrong, then what was tried, each in a line; the last answers say most where not all fit. */
export function faultText(
  title: string,
  given: readonly { step: { text: string }; answer: string }[],
): string {
  const lines = given.map(({ step, answer }) => `${step.text} ${answer}`)
  const fits = (from: number) => [title, ...lines.slice(from)].join('\n')
  const from = lines.findIndex((_, at) => bytesOf(fits(at)) <= LONGEST_KNOWN_FAULT)
  return from === -1 ? title : fits(from)
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}
