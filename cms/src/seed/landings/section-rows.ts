import type { IconName } from '@carelane/main-api'
import { inEach, type Localized } from '../localized'
import { urlOf } from './address'
import type { Drawing } from './drawing'
import type { Address, LandingItemText, LandingSectionText } from './landing'

type Texts = Localized<LandingSectionText>
type ItemPlan = Partial<{ icon: IconName; url: Address; picture: Drawing }>

/** Stores a picture under the name of its section and item, and answers its id. */
export type PictureOf = (name: string, drawing: Drawing, alt: Localized) => Promise<number>

export function actionRows(actions: Readonly<Record<string, Address>>, texts: Texts): object[] {
  return Object.entries(actions).map(([name, address]) => ({
    label: inEach(texts, (text) => text.actions?.[name]),
    url: urlOf(address),
  }))
}

/** Cards, steps and figures: each has those of the fields that its texts and its plan name. */
export async function itemRows(
  section: { id: string; items: Readonly<Record<string, ItemPlan>> },
  texts: Texts,
  pictureOf: PictureOf,
): Promise<object[]> {
  const rows = []
  // One after the other: each picture is encoded anew, and several pages are made at once already.
  for (const [name, { icon, url, picture }] of Object.entries(section.items)) {
    const lines = inEach(texts, (text): LandingItemText => text.items?.[name] ?? {})
    const { pictureAlt, ...fields } = byField(lines)
    rows.push({
      ...fields,
      icon,
      url: url && urlOf(url),
      picture: picture && pictureAlt && (await pictureOf(`${section.id}-${name}`, picture, pictureAlt)),
    })
  }
  return rows
}

export function lineRows(field: 'covered' | 'excluded', names: readonly string[], texts: Texts): object[] {
  return names.map((name) => ({ text: inEach(texts, (text) => text[field]?.[name]) }))
}

/** From a text in each language to each of its fields in all languages. */
function byField(lines: Localized<LandingItemText>): Partial<Record<keyof LandingItemText, Localized>> {
  const fields = Object.keys(lines.en) as (keyof LandingItemText)[]
  return Object.fromEntries(fields.map((field) => [field, inEach(lines, (line) => line[field] ?? '')]))
}
