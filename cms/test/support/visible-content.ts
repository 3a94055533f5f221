import { CONTENT_KINDS, type ContentKind } from '@carelane/main-api'
import type { Payload } from 'payload'
import { KINDS_BY_COUNTRY } from '../../src/publications/published-kinds'
import { ALL } from './content'

/** Keys are `kind:id`. */
export type VisibleContent = Map<string, { content: string; countries: string[] }>

export async function readVisibleContent(payload: Payload): Promise<VisibleContent> {
  const codes = new Map<number, string>()
  const visible: VisibleContent = new Map()
  for (const kind of CONTENT_KINDS) {
    for (const { updatedAt: _, ...doc } of await readAll(payload, kind)) {
      if ('shortName' in doc) codes.set(doc.id, doc.shortName)
      visible.set(`${kind}:${doc.id}`, {
        content: JSON.stringify(doc),
        countries: countryIds(doc).map((id) => codes.get(id) ?? ''),
      })
    }
  }
  return visible
}

async function readAll(payload: Payload, kind: ContentKind) {
  const whole = { locale: ALL, depth: 0 } as const
  if (kind === 'site-settings') return [await payload.findGlobal({ slug: kind, ...whole })]
  return (await payload.find({ collection: kind, pagination: false, ...whole })).docs.filter(isVisible)
}

function isVisible(doc: object): boolean {
  if ('_status' in doc) return doc._status === 'published'
  return !('active' in doc) || doc.active === true
}

export function tagsOfChanges(before: VisibleContent, after: VisibleContent): string[] {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key)?.content !== after.get(key)?.content,
  )
  return changed.flatMap((key) => {
    const [kind = ''] = key.split(':')
    const countries = [...(before.get(key)?.countries ?? []), ...(after.get(key)?.countries ?? [])]
    return [kind, key, ...(byCountry(kind) ? countries.map((code) => `country:${code}`) : [])]
  })
}

function countryIds(doc: object): number[] {
  if ('shortName' in doc && 'id' in doc) return [Number(doc.id)]
  if ('country' in doc) return [Number(doc.country)]
  return 'countries' in doc && Array.isArray(doc.countries) ? doc.countries.map(Number) : []
}

function byCountry(kind: string): boolean {
  return [...KINDS_BY_COUNTRY].some((each) => each === kind)
}
