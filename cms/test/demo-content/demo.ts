import { COUNTRY_CODES, type CountryCode, type Locale } from '@carelane/countries'
import { buildConfig } from 'payload'
import type { Values } from '../../src/bundle/bundle'
import { bundledKinds } from '../../src/bundle/fields'
import { type LoadedDocument, namesIn, readDocument } from '../../src/bundle/files/read-bundle'
import { type BundleProblem, BundleRefused } from '../../src/bundle/problem'
import { markdownToState } from '../../src/bundle/rich-text/markdown'
import { cmsConfig } from '../../src/cms-config'
import { DEMO_CONTENT } from '../../src/seed/demo-content'
import { OFFLINE_SETTINGS } from '../../src/settings'

export const CONFIG = await buildConfig(cmsConfig({ ...OFFLINE_SETTINGS, logLevel: 'error' }))
const kinds = bundledKinds(CONFIG)

export async function demo(slug: string): Promise<LoadedDocument[]> {
  const kind = kinds.find((each) => each.slug === slug)
  if (!kind) throw new Error(`There is no collection “${slug}”.`)
  const problems: BundleProblem[] = []
  const names = await namesIn(DEMO_CONTENT, kind)
  const documents = await Promise.all(names.map((name) => readDocument(DEMO_CONTENT, kind, name, problems)))
  if (problems.length > 0) throw new BundleRefused(problems)
  return documents
}

export function named(documents: readonly LoadedDocument[]): (readonly [string, LoadedDocument])[] {
  return documents.map((document) => [document.name, document] as const)
}

export function textsOf({ texts }: LoadedDocument): [Locale, Values][] {
  return Object.entries(texts) as [Locale, Values][]
}

export function languagesIn({ texts }: LoadedDocument): string[] {
  return Object.keys(texts).sort()
}

export function countriesOf({ shared }: LoadedDocument): CountryCode[] | undefined {
  return shared.allCountries === true ? undefined : (shared.countries as CountryCode[])
}

export function isShownIn(document: LoadedDocument, country: CountryCode): boolean {
  return countriesOf(document)?.includes(country) ?? true
}

export function lostIn(document: LoadedDocument, target: LoadedDocument): CountryCode[] {
  return COUNTRY_CODES.filter((code) => isShownIn(document, code) && !isShownIn(target, code))
}

export function shownEverywhere(documents: readonly LoadedDocument[]): string[] {
  return documents.flatMap((document) => (countriesOf(document) ? [] : [document.name]))
}

const articleField = kinds.find(({ slug }) => slug === 'news')?.fields.find(({ name }) => name === 'body')

export function stateOf(markdown: string) {
  if (!articleField) throw new Error('Articles have no text.')
  return markdownToState(articleField, markdown)
}

export function blocksOf(markdown: string): [kind: string, items: number][] {
  return stateOf(markdown).root.children.map((node) => {
    const fields = (node.fields ?? {}) as { blockType?: string; items?: unknown[] }
    if (node.type === 'block') return [fields.blockType ?? '', fields.items?.length ?? 0]
    return [node.type, node.type === 'list' ? (node.children as unknown[]).length : 0]
  })
}
