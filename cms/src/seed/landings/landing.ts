import type { FaqTopic, IconName, LandingPageName, LandingSection } from '@carelane/main-api'
import type { Drawing } from './drawing'

/** A page under `{lang}` such as `warranty-check`, or `article:` and the slug of a seeded article. */
export type Address = string

interface Base {
  id: string
  /** Makes the section a place to jump to: `/ng/protection/#how-to-claim`. */
  anchor?: string
}
type Actions = Readonly<Record<string, Address>>
type Items<Item> = Readonly<Record<string, Item>>

/** What a section has in every language alike; texts name its actions and items by the same keys. */
export type LandingSectionPlan = Base &
  (
    | { type: 'hero'; picture?: Drawing; actions: Actions }
    | { type: 'text' }
    | { type: 'cards'; items: Items<{ icon?: IconName; picture?: Drawing; url?: Address }> }
    | { type: 'steps'; items: Items<{ picture?: Drawing }> }
    | { type: 'figures'; items: Items<object> }
    | { type: 'coverage'; covered: readonly string[]; excluded: readonly string[] }
    | { type: 'questions'; topic: FaqTopic }
    | { type: 'call-to-action'; actions: Actions }
    | { type: 'live'; shows: Extract<LandingSection, { type: 'live' }>['shows'] }
  )

export interface LandingPlan {
  page: LandingPageName
  sections: readonly LandingSectionPlan[]
}

/** One language of a page. The exact keys of its sections are held by `LandingTextOf`. */
export interface LandingText {
  title: string
  description: string
  sections: Readonly<Record<string, LandingSectionText>>
}

export interface LandingSectionText {
  title: string
  /** Below the title of a hero or a call to action. */
  text?: string
  /** Before the items of cards, steps and live sections. */
  intro?: string
  /** Of a text section, in the notation that `../notation/blocks` reads. */
  body?: string
  pictureAlt?: string
  actions?: Readonly<Record<string, string>>
  items?: Readonly<Record<string, LandingItemText>>
  covered?: Readonly<Record<string, string>>
  excluded?: Readonly<Record<string, string>>
}

export interface LandingItemText {
  title?: string
  text?: string
  pictureAlt?: string
  /** Of a figure; `{countries}` and the like stand for those of the site settings. */
  value?: string
  label?: string
}

/** One language of exactly this page: every section, item, action and picture has its text. */
export interface LandingTextOf<Plan extends LandingPlan> {
  title: string
  description: string
  sections: {
    [Section in Plan['sections'][number] as Section['id']]: { title: string } & SectionTextOf<Section>
  }
}

type SectionTextOf<Section> = AltOf<Section> &
  ActionTextsOf<Section> &
  (Section extends { type: 'hero' | 'call-to-action' }
    ? { text: string }
    : Section extends { type: 'text' }
      ? { body: string }
      : Section extends { type: 'cards' | 'steps'; items: infer Items }
        ? { intro?: string; items: { [Key in keyof Items]: ItemTextOf<Items[Key]> } }
        : Section extends { type: 'figures'; items: infer Items }
          ? { items: Record<keyof Items, { value: string; label: string }> }
          : Section extends { covered: readonly (infer Covered)[]; excluded: readonly (infer Excluded)[] }
            ? { covered: Record<Covered & string, string>; excluded: Record<Excluded & string, string> }
            : Section extends { type: 'live' }
              ? { intro?: string }
              : unknown)

type ItemTextOf<Item> = { title: string; text: string } & AltOf<Item>
type AltOf<Part> = Part extends { picture: Drawing } ? { pictureAlt: string } : unknown
type ActionTextsOf<Section> = Section extends { actions: infer Labels }
  ? { actions: { [Key in keyof Labels]: string } }
  : unknown
