import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FILES = readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true })
  .filter((file) => /\bfr\.ts$/.test(file))
  .map((file) => join(import.meta.dirname, file))

test('French « ; : ? ! » stand beside a space that does not break', () => {
  expect(FILES.length).toBeGreaterThan(0)
  for (const file of FILES) expect(readFileSync(file, 'utf8'), file).not.toMatch(/« |\S [;:?!»](?!:)/)
})
