import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Payload } from 'payload'
import type { Client } from 'pg'
import type { BundleDocument } from './bundle'
import { keepNames } from './database/names'
import { readContent, type StoredDocument } from './database/read-database'
import { type BundledKind, bundledKinds } from './fields'
import { writeDocument } from './files/write-bundle'

export interface ExportOptions {
  payload: Payload
  client: Client
  mediaDirectory: string
  folder: string
  country?: string | undefined
  collection?: string | undefined
}

export async function exportContent(options: ExportOptions): Promise<Map<string, number>> {
  const { payload, client, folder, mediaDirectory, country, collection } = options
  const { documents, names } = await readContent({ payload, client })
  await keepNames(client, names.found)
  const kinds = bundledKinds(payload.config)
  const chosen = documents.filter(
    (document) => (!collection || document.kind === collection) && (!country || isOf(country, document)),
  )
  const wanted = country || collection ? withPictures(chosen, documents) : chosen
  const counts = new Map<string, number>()
  const files = existsSync(mediaDirectory) ? await readdir(mediaDirectory) : []
  if (!country && !collection) await emptyFolders(folder, kinds)
  for (const document of wanted) {
    const kind = kinds.find(({ slug }) => slug === document.kind)
    if (!kind) continue
    await writeDocument(folder, kind, document, picturesOf(document, files, mediaDirectory))
    counts.set(kind.slug, (counts.get(kind.slug) ?? 0) + 1)
  }
  return counts
}

/** Otherwise an import would bring back deleted documents. */
async function emptyFolders(folder: string, kinds: readonly BundledKind[]): Promise<void> {
  for (const { slug } of kinds) await rm(join(folder, slug), { recursive: true, force: true })
}

function isOf(country: string, { kind, name, shared }: BundleDocument): boolean {
  if (kind === 'countries' || kind === 'menus') return name === country
  if (shared.allCountries === true) return false
  return Array.isArray(shared.countries) && shared.countries.includes(country)
}

function withPictures(chosen: StoredDocument[], all: StoredDocument[]): StoredDocument[] {
  const said = JSON.stringify(chosen.map(({ shared, texts, draft }) => [shared, texts, draft]))
  const shown = all.filter(
    ({ kind, name }) => kind === 'media' && said.includes(JSON.stringify(name).slice(1, -1)),
  )
  return [...new Set([...shown, ...chosen])]
}

function picturesOf(
  { filename, stored }: StoredDocument,
  files: readonly string[],
  folder: string,
): string[] {
  if (filename === undefined) return []
  const sizes = Object.values((stored.sizes ?? {}) as Record<string, { filename?: string | null } | null>)
  const names = [filename, ...sizes.flatMap((size) => size?.filename ?? [])]
  return [...new Set(names)]
    .filter((name) => files.includes(basename(name)))
    .map((name) => join(folder, name))
}
