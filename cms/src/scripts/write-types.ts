import { readFile, writeFile } from 'node:fs/promises'
import type { SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'

export async function writeTypes(config: SanitizedConfig): Promise<void> {
  await generateTypes(config, { log: false })
  const { outputFile } = config.typescript
  if (!outputFile) throw new Error('The configuration names no file for the types.')
  const text = await readFile(outputFile, 'utf8')
  await writeFile(outputFile, text.replace(/^\/\* (?:tslint:disable|eslint-disable) \*\/\n/gm, ''))
}
