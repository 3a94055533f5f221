import type { FaqTopic, LandingSection, Picture, RichText, SiteInfo } from '@carelane/main-api'
import type { Say } from './in-one-language'
import type { StoredSection, Words } from '../../queries/stored-section'

type Stored<Type> = Extract<StoredSection, { blockType: Type }>
type Shown<Type> = Extract<LandingSection, { type: Type }>

export interface Surroundings {
  say: Say
  read(body: unknown): RichText
  pictures: ReadonlyMap<number, Picture>
  questions: ReadonlyMap<FaqTopic, Shown<'questions'>['items']>
  figures: SiteInfo['figures']
}

export function toSection(stored: StoredSection, around: Surroundings): LandingSection | null {
  const { say } = around
  const base = { id: stored.id, anchor: stored.anchor || null, title: say(stored.title) }
  switch (stored.blockType) {
    case 'hero': {
      const { text, picture, actions } = stored
      const shown = { text: say(text), picture: pictureOf(picture, around), actions: toActions(actions, say) }
      return { ...base, type: 'hero', ...shown }
    }
    case 'text': {
      const body = around.read(say(stored.body))
      return body.length > 0 ? { ...base, type: 'text', body } : null
    }
    case 'cards':
      return unlessEmpty({ ...base, type: 'cards', intro: say(stored.intro), items: toCards(stored, around) })
    case 'steps':
      return unlessEmpty({ ...base, type: 'steps', intro: say(stored.intro), items: toSteps(stored, around) })
    case 'figures':
      return unlessEmpty({ ...base, type: 'figures', items: toFigures(stored, around) })
    case 'coverage': {
      const [covered, excluded] = [toLines(stored.covered, say), toLines(stored.excluded, say)]
      return covered.length + excluded.length > 0 ? { ...base, type: 'coverage', covered, excluded } : null
    }
    case 'questions': {
      const items = around.questions.get(stored.topic) ?? []
      return unlessEmpty({ ...base, type: 'questions', topic: stored.topic, items })
    }
    case 'call-to-action': {
      const actions = toActions(stored.actions, say)
      return actions.length > 0 ? { ...base, type: 'call-to-action', text: say(stored.text), actions } : null
    }
    case 'live':
      return { ...base, type: 'live', shows: stored.shows, intro: say(stored.intro) }
  }
}

function toCards({ items }: Stored<'cards'>, around: Surroundings): Shown<'cards'>['items'] {
  return items.flatMap(({ title, text, icon, picture, url }) => {
    const said = around.say(title)
    if (said === null) return []
    const shown = { title: said, text: around.say(text), picture: pictureOf(picture, around) }
    return [{ ...shown, icon: icon ?? null, url: url || null }]
  })
}

function toSteps({ items }: Stored<'steps'>, around: Surroundings): Shown<'steps'>['items'] {
  return items.flatMap(({ title, text, picture }) => {
    const said = around.say(title)
    return said === null ? [] : [{ title: said, text: around.say(text), picture: pictureOf(picture, around) }]
  })
}

/** Replaces `{serviceCenters}` by that figure [9#42]–[9#45]. */
function toFigures({ items }: Stored<'figures'>, { say, figures }: Surroundings): Shown<'figures'>['items'] {
  const known = new Map<string, string | number>(Object.entries(figures))
  return items.flatMap(({ value, label }) => {
    const [saidValue, saidLabel] = [say(value), say(label)]
    if (saidValue === null || saidLabel === null) return []
    const filled = saidValue.replace(/\{(\w+)\}/g, (whole, name: string) => String(known.get(name) ?? whole))
    return [{ value: filled, label: saidLabel }]
  })
}

function toActions(actions: Stored<'hero'>['actions'], say: Say): Shown<'hero'>['actions'] {
  return (actions ?? []).slice(0, 2).flatMap(({ label, url }) => {
    const said = say(label)
    return said === null || !url ? [] : [{ label: said, url }]
  })
}

function toLines(lines: Stored<'coverage'>['covered'], say: Say): string[] {
  return (lines ?? []).flatMap(({ text }: { text: Words }) => say(text) ?? [])
}

function pictureOf(id: number | null | undefined, { pictures }: Surroundings): Picture | null {
  return (id && pictures.get(id)) || null
}

function unlessEmpty<Section extends LandingSection & { items: unknown[] }>(
  section: Section,
): Section | null {
  return section.items.length > 0 ? section : null
}
