import { readdirSync } from 'node:fs'
import { LOCALES, VARIANTS, type Wording } from '@carelane/countries'

/** Separate modules, so that pages are not sent texts of the cms. */
export const GATHERED = {
  messages: 'src/tables.generated.ts',
  admin: 'src/admin/tables.generated.ts',
  search: 'src/search/tables.generated.ts',
  assistant: 'src/assistant/tables.generated.ts',
  glossary: 'src/glossary/tables.generated.ts',
} as const

export type Folder = keyof typeof GATHERED

const ROOT = new URL('../', import.meta.url)

export function renderTables(folder: Folder): string {
  const languages = writtenOf(folder, LOCALES)
  const variants = writtenOf(folder, VARIANTS)
  const files = [...languages, ...variants].flatMap((wording) =>
    namespacesOf(folder, wording).map((namespace) => ({ wording, namespace })),
  )
  const up = '../'.repeat(GATHERED[folder].split('/').length - 1)
  return [
    '// Written by `npm run generate`; do not edit.',
    ...files.map(
      (file) => `import ${nameOf(file)} from '${up}${folder}/${file.wording}/${file.namespace}.json'`,
    ),
    '',
    '/** The tables as they are written, by language and namespace. */',
    'export const TABLES = {',
    ...languages.map((wording) => rowOf(wording, files)),
    '}',
    '',
    ...(variants.length === 0
      ? []
      : [
          '/** What a variant says in another way than its language. */',
          'export const VARIANT_TABLES = {',
          ...variants.map((wording) => rowOf(wording, files)),
          '}',
          '',
        ]),
  ].join('\n')
}

interface TextFile {
  wording: Wording
  namespace: string
}

function rowOf(wording: Wording, files: readonly TextFile[]): string {
  const own = files.filter((file) => file.wording === wording)
  return `  '${wording}': { ${own.map((file) => `'${file.namespace}': ${nameOf(file)}`).join(', ')} },`
}

function nameOf({ wording, namespace }: TextFile): string {
  return `${wording}_${namespace}`.replaceAll('-', '_')
}

/** Payload has no Uzbek. */
function writtenOf<Each extends Wording>(folder: Folder, wordings: readonly Each[]): Each[] {
  const written = readdirSync(new URL(`${folder}/`, ROOT))
  return wordings.filter((wording) => written.includes(wording))
}

function namespacesOf(folder: Folder, wording: Wording): string[] {
  return readdirSync(new URL(`${folder}/${wording}/`, ROOT))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort()
}
