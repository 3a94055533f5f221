import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'

const SOURCES = ['react-dom-server.node.production.js', 'react-dom-server.edge.production.js']

export function readReactRuntime(): string[] {
  const resolve = createRequire(import.meta.url).resolve
  const definitions = SOURCES.flatMap((file) => {
    const source = readFileSync(resolve(`next/dist/compiled/react-dom/cjs/${file}`), 'utf8')
    const literals = source.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g) ?? []
    return literals.filter((literal) => /\$R[A-Z]=|\$RT=/.test(literal)).map(definitionIn)
  })
  return [...new Set(definitions)].sort((a, b) => b.length - a.length)
}

/** Some constants end with the start of a call. */
function definitionIn(literal: string): string {
  const text: unknown = runInNewContext(literal)
  return String(text).replace(/;?\$R[A-Z]\("$/, '')
}

export function renderReactRuntime(): string {
  const lines = readReactRuntime().map((definition) => `  ${JSON.stringify(definition)},`)
  return [
    '// Written by `npm run generate` from the installed React; do not edit.',
    'export const REACT_RUNTIME: readonly string[] = [',
    ...lines,
    ']',
    '',
  ].join('\n')
}
