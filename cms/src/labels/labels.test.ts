import type { Block, Field } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildCmsConfig } from '../build-cms-config'
import { OFFLINE_SETTINGS } from '../settings'
import { INTERFACE_TEXTS, LABELS } from '@carelane/messages/admin'
import { label, NAMES } from './label'
import { languageNames } from './language-label'

type Found = [place: string, text: unknown]

const DEPENDENT = ' by other fields'
const OWN_COMPONENT = ' with a component of its own'

let found: Found[]

beforeAll(async () => {
  const { collections, globals } = await buildCmsConfig(OFFLINE_SETTINGS)
  const ours = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  found = [...ours, ...globals].flatMap((entity): Found[] => [
    ...namesOf(entity.slug, entity),
    ...inFields(entity.fields, entity.slug),
  ])
}, 60_000)

describe('what an editor reads of collections and fields', () => {
  test('is text in no single language', () => {
    expect(found.length).toBeGreaterThan(600)
    const plain = found.filter(([, text]) => typeof text === 'string')
    expect(plain).toEqual([])
  })

  test('is no function in an option that depends on other fields: they go to a browser as they are', () => {
    const options = found.filter(([place]) => place.endsWith(DEPENDENT))
    expect(options.length).toBeGreaterThan(0)
    expect(options.filter(([, text]) => typeof text === 'function')).toEqual([])
  })

  test('is no function in a field with a component of its own: Payload keeps it as its first reader saw it', () => {
    const labels = found.filter(
      ([place, text]) => place.endsWith(OWN_COMPONENT) && !PAYLOADS_OWN.test(inLanguage(text, 'en')),
    )
    expect(labels.length).toBeGreaterThan(0)
    expect(labels.filter(([, text]) => typeof text === 'function')).toEqual([])
  })

  test.each(Object.keys(INTERFACE_TEXTS))('is in %s where that is the editor’s language', (language) => {
    for (const [place, text] of found) {
      const english = inLanguage(text, 'en')
      const isShared = NAMES.has(english) || SHARED[language]?.includes(english)
      if (language === 'en' || isShared || PAYLOADS_OWN.test(english)) continue
      expect(inLanguage(text, language), place).not.toBe(english)
    }
  })

  test('names the languages of the content as well', () => {
    expect(languageNames('ar')).toMatchObject({ en: 'Arabic', fr: 'Arabe', ar: 'العربية', 'bn-BD': 'আরবি' })
  })
})

describe('the table of labels', () => {
  test('has nothing that nobody reads', () => {
    const read = new Set(found.map(([, text]) => inLanguage(text, 'en')))
    expect(Object.keys(LABELS.fr ?? {}).filter((text) => !read.has(text) && !ELSEWHERE.has(text))).toEqual([])
  })

  test('is complete, or the cms does not start', () => {
    expect(() => label('A new field')).toThrow('missing in the labels')
  })
})

const ELSEWHERE = new Set([
  'A path such as /news/ (of the visitor’s country), or an address with https:, tel: or mailto:.',
  'Caption',
])

const PAYLOADS_OWN = /^\w+:\w+$/

const SHARED: Record<string, string[]> = {
  es: ['chat', 'Marketing'],
  fr: [
    ...[
      'Article',
      'article',
      'Contact',
      'Description',
      'information',
      'Introduction',
      'Marketing',
      'Menu',
      'Menus',
    ],
    ...[
      'Page',
      'Pages',
      'Protection',
      'Question',
      'question',
      'Section',
      'Sections',
      'Site',
      'Source',
      'Type',
    ],
    '720 × 200 pixels.',
  ],
  id: [
    'Administrator',
    'Email',
    'Label',
    'Laptop',
    'Menu',
    'status',
    'tablet',
    'Thai',
    'tv',
    'Uzbek',
    'Video',
  ],
  pt: ['chat', 'download', 'Downloads', 'Item', 'Marketing', 'Menu', 'Menus', 'Site', 'tablet', 'Tablets'],
  tr: ['Site', 'tablet', 'Video'],
  vi: ['Email', 'tv', 'Video'],
}

function inLanguage(text: unknown, language: string): string {
  if (typeof text === 'function')
    return String(text({ i18n: { language, t: (key: string) => key }, t: (key: string) => key }))
  return (text as Record<string, string>)[language] ?? (text as Record<string, string>).en ?? ''
}

interface Named {
  label?: unknown
  labels?: { singular?: unknown; plural?: unknown } | undefined
  admin?: { group?: unknown; description?: unknown } | undefined
}

function namesOf(place: string, { label: own, labels, admin }: Named): Found[] {
  return [own, labels?.singular, labels?.plural, admin?.group, admin?.description]
    .filter((text) => text !== undefined && text !== false)
    .map((text): Found => [place, text])
}

function inFields(fields: readonly Field[], place: string): Found[] {
  return fields
    .filter(isSeen)
    .flatMap((field) => inField(field, `${place}.${'name' in field ? field.name : field.type}`))
}

function isSeen(field: Field): boolean {
  if ('name' in field && ['id', 'blockName'].includes(field.name)) return false
  if (field.type === 'ui') return !field.admin.disableListColumn
  return !field.admin?.hidden && !('hidden' in field && field.hidden)
}

function inField(field: Field, place: string): Found[] {
  const options =
    field.type === 'select'
      ? field.options.flatMap((option) => (typeof option === 'string' ? [] : [option.label]))
      : []
  const tabs = field.type === 'tabs' ? field.tabs : []
  const blocks = [
    ...(field.type === 'blocks' ? field.blocks : []),
    ...(field.type === 'richText' ? blocksOf(field.editor) : []),
  ]
  return [
    ...namesOf(place, field as Named),
    ...ownComponentLabel(place, field),
    ...options.map((text): Found => ['filterOptions' in field ? place + DEPENDENT : place, text]),
    ...tabs.flatMap((tab) => [
      [place, tab.label] as Found,
      ...(tab.description ? [[place, tab.description] as Found] : []),
      ...inFields(tab.fields, place),
    ]),
    ...blocks.flatMap((block) => [
      ...namesOf(place, { labels: block.labels }),
      ...inFields(block.fields, `${place}/${block.slug}`),
    ]),
    ...('fields' in field ? inFields(field.fields, place) : []),
  ]
}

function ownComponentLabel(place: string, field: Field): Found[] {
  const components = field.admin?.components
  const { label: text } = field as Named
  return components && 'Field' in components && text ? [[place + OWN_COMPONENT, text]] : []
}

function blocksOf(editor: unknown): Block[] {
  const { editorConfig } = editor as {
    editorConfig?: {
      resolvedFeatureMap?: Map<string, { sanitizedServerFeatureProps?: { blocks?: Block[] } }>
    }
  }
  return editorConfig?.resolvedFeatureMap?.get('blocks')?.sanitizedServerFeatureProps?.blocks ?? []
}
