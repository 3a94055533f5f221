import { DEFAULT_LOCALE } from '@carelane/countries'
import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { excerpts, type Difference } from './differences'
import type { FieldChange } from './journal-list'
import type { Stored } from './stored-state'

type Titles = Map<string, string>

export async function describeChanges(
  req: PayloadRequest,
  found: readonly Difference[],
): Promise<FieldChange[]> {
  const titles = await titlesOf(req, found)
  return found.map(({ path, language, field, from, to }) => {
    const place = { field: path, language }
    if (isSecret(field)) return { ...place, from: null, to: null, isSecret: true }
    return { ...place, ...excerpts(inWords(field, from, titles), inWords(field, to, titles)) }
  })
}

export function titleOf(document: Stored, useAsTitle = 'id'): string {
  const value = document[useAsTitle]
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const texts = (value ?? {}) as Record<string, unknown>
  const text =
    texts[DEFAULT_LOCALE] ?? Object.values(texts).find((each) => typeof each === 'string' && each !== '')
  return typeof text === 'string' && text !== '' ? text : `#${String(document.id)}`
}

function isSecret(field: FlattenedField): boolean {
  return (
    ('hidden' in field && field.hidden === true) || ('access' in field && field.access?.read !== undefined)
  )
}

function inWords(field: FlattenedField, value: unknown, titles: Titles): string | null {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) {
    const texts = value.map((each) => inWords(field, each, titles))
    return texts.length === 0 ? null : texts.join(', ')
  }
  if (field.type === 'richText') return plainText(value).trim()
  if (field.type === 'relationship' || field.type === 'upload') {
    const { slug, id } = relationOf(field, value)
    const title = titles.get(`${slug} ${id}`)
    return title === undefined ? `#${id}` : `${title} (#${id})`
  }
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const BREAKS = new Set(['paragraph', 'heading', 'listitem', 'quote', 'linebreak', 'tablerow'])

function plainText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const { root, text, children, type, fields } = node as Stored
  if (root) return plainText(root)
  const own = typeof text === 'string' ? text : ''
  const inside = Array.isArray(children) ? children.map(plainText).join('') : ''
  const block = type === 'block' ? `[${JSON.stringify(fields)}]` : ''
  return own + inside + block + (BREAKS.has(String(type)) ? '\n' : '')
}

type Relation = Extract<FlattenedField, { type: 'relationship' | 'upload' }>

function relationOf({ relationTo }: Relation, value: unknown): { slug: string; id: string } {
  if (typeof value !== 'object' || value === null) return { slug: String(relationTo), id: String(value) }
  const { relationTo: slug = relationTo, value: id, id: own } = value as Stored
  return { slug: String(slug), id: String(id ?? own) }
}

async function titlesOf(req: PayloadRequest, found: readonly Difference[]): Promise<Titles> {
  const wanted = new Map<string, Set<string>>()
  for (const { field, from, to } of found) {
    if (field.type !== 'relationship' && field.type !== 'upload') continue
    for (const value of [from, to].flat()) {
      if (value === undefined || value === null) continue
      const { slug, id } = relationOf(field, value)
      wanted.set(slug, (wanted.get(slug) ?? new Set()).add(id))
    }
  }
  const titles: Titles = new Map()
  for (const [slug, ids] of wanted) {
    const collection = slug as CollectionSlug
    const { useAsTitle } = req.payload.collections[collection].config.admin
    const { docs } = await req.payload.db.find<Stored & { id: number }>({
      collection,
      where: { id: { in: [...ids] } },
      pagination: false,
      req,
    })
    for (const each of docs) titles.set(`${slug} ${each.id}`, titleOf(each, useAsTitle))
  }
  return titles
}
