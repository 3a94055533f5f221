import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildConfig, generateImportMap } from 'payload'
import { cmsConfig } from '../cms-config'
import { schemaChanges } from '../migrator/schema-changes'
import { OFFLINE_SETTINGS } from '../settings'
import { writeTypes } from './write-types'

const SOURCE = join(import.meta.dirname, '..')
const TYPES = join(SOURCE, 'payload-types.ts')
const IMPORT_MAP = join(SOURCE, 'app/(payload)/admin/importMap.js')

/** Fails when a file that follows from the collections was not generated again after they changed. */
const complaints = [
  ...((await typesFollow()) ? [] : [`${TYPES} is out of date: npm run generate`]),
  ...((await importMapFollows()) ? [] : [`${IMPORT_MAP} is out of date: npm run generate`]),
  ...(await schemaChanges()).map((change) => `A migration lacks: ${change}\n  npm run migration -- its_name`),
]
console.log(complaints.join('\n') || 'Types, import map and migrations follow from the collections.')
process.exit(complaints.length === 0 ? 0 : 1)

async function typesFollow(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'carelane-types-'))
  const outputFile = join(folder, 'payload-types.ts')
  const config = await buildConfig({ ...cmsConfig(OFFLINE_SETTINGS), typescript: { outputFile } })
  await writeTypes(config)
  const follows = await haveSameText(outputFile, TYPES)
  await rm(folder, { recursive: true })
  return follows
}

async function importMapFollows(): Promise<boolean> {
  // Beside the real one, because its paths are relative to where it stands.
  const importMapFile = IMPORT_MAP.replace('importMap.js', 'importMap.check.js')
  const { admin, ...rest } = cmsConfig(OFFLINE_SETTINGS)
  const importMap = { ...admin?.importMap, importMapFile }
  await generateImportMap(await buildConfig({ ...rest, admin: { ...admin, importMap } }), { log: false })
  // The order of the lines depends on how often the collections were read before.
  const follows = (await linesOf(importMapFile)) === (await linesOf(IMPORT_MAP))
  await rm(importMapFile)
  return follows
}

async function haveSameText(one: string, other: string): Promise<boolean> {
  return (await readFile(one, 'utf8')) === (await readFile(other, 'utf8'))
}

async function linesOf(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).split('\n').sort().join('\n')
}
