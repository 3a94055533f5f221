import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ledgerKey } from '../bundle/database/names'
import { META, valuesOf } from '../bundle/files/document-files'
import { hasSiteExtras } from './countries/site-extras'
import type { Ledger } from './ledger'
import { KIND_OF, type PartName } from './part-names'

export async function missingIn(bundle: string, ledger: Ledger, part: PartName): Promise<string[]> {
  return (await keysOf(bundle, part)).filter((key) => !ledger.has(key))
}

async function keysOf(bundle: string, part: PartName): Promise<string[]> {
  if (part === 'settings') return ['settings:site']
  const folder = join(bundle, KIND_OF[part])
  const names = await readdir(folder)
  if (part !== 'countrySites') return names.map((name) => ledgerKey(KIND_OF[part], name))
  const having = async (name: string) =>
    hasSiteExtras({ shared: valuesOf(await readFile(join(folder, name, META), 'utf8')) }) ? [name] : []
  return (await Promise.all(names.map(having))).flat().map((name) => `country-site:${name}`)
}
