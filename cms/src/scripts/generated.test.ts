import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildConfig, generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cmsConfig } from '../cms-config'
import { OFFLINE_SETTINGS } from '../settings'

const source = join(import.meta.dirname, '..')
const admin = join(source, 'app/(payload)/admin')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carelane-generated-'))
})

afterEach(() => rm(folder, { recursive: true }))

it('has types that follow from the collections: npm run generate', async () => {
  const outputFile = join(folder, 'payload-types.ts')
  const config = await buildConfig({ ...cmsConfig(OFFLINE_SETTINGS), typescript: { outputFile } })
  await generateTypes(config, { log: false })
  expect(await readFile(outputFile, 'utf8')).toBe(await readFile(join(source, 'payload-types.ts'), 'utf8'))
})

it('has an import map that follows from the collections: npm run generate', async () => {
  // Beside the real one, because its paths are relative to where it stands.
  const importMapFile = join(admin, 'importMap.check.js')
  const base = cmsConfig(OFFLINE_SETTINGS)
  const config = await buildConfig({
    ...base,
    admin: { ...base.admin, importMap: { ...base.admin?.importMap, importMapFile } },
  })
  try {
    await generateImportMap(config, { log: false })
    const generated = await readFile(importMapFile, 'utf8')
    expect(generated).toBe(await readFile(join(admin, 'importMap.js'), 'utf8'))
  } finally {
    await rm(importMapFile)
  }
})
