import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_CONTENT } from '../../src/seed/demo-content'

const FILES = readdirSync(DEMO_CONTENT, { encoding: 'utf8', recursive: true })
  // Phrases are as visitors type them.
  .filter((file) => /\bfr\.(?:md|yaml)$/.test(file) && !file.startsWith('intents'))
  .map((file) => join(DEMO_CONTENT, file))

const written = (source: string) =>
  source.replaceAll(/^:::.*$|\]\([^)]*\)/gm, '').replaceAll(/^[\s-]*[A-Za-z]+:(?: [|>]-?)?(?= |$)/gm, '')

test('French « ; : ? ! » stand beside a space that does not break', () => {
  expect(FILES.length).toBeGreaterThan(0)
  for (const file of FILES) expect(written(readFileSync(file, 'utf8')), file).not.toMatch(/« |\S [;:?!»]/)
})
