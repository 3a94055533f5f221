import { readFile, writeFile } from 'node:fs/promises'
import type { SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'

/** Writes the types of the collections to where the configuration says, without Payload's words to linters. */
export async function writeTypes(config: SanitizedConfig): Promise<void> {
  await generateTypes(config, { log: false })
  const { outputFile } = config.typescript
  if (!outputFile) throw new Error('The configuration names no file for the types.')
  const text = await readFile(outputFile, 'utf8')
  // The linters' own configuration leaves generated files out; nothing in the project is muted unseen.
  await writeFile(outputFile, text.replace(/^\/\* (?:tslint:disable|eslint-disable) \*\/\n/gm, ''))
}
