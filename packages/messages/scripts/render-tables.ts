import { readdirSync } from 'node:fs'
import { LOCALES, type Locale } from '@carelane/countries'

/** Separate modules, so that pages are not sent texts of the cms. */
export const GATHERED = {
  messages: 'src/tables.generated.ts',
  admin: 'src/admin/tables.generated.ts',
  search: 'src/search/tables.generated.ts',
  assistant: 'src/assistant/tables.generated.ts',
} as const

export type Folder = keyof typeof GATHERED

const ROOT = new URL('../', import.meta.url)

export function renderTables(folder: Folder): string {
  const files = localesOf(folder).flatMap((locale) =>
    namespacesOf(folder, locale).map((namespace) => ({ locale, namespace })),
  )
  const name = ({ locale, namespace }: { locale: Locale; namespace: string }) =>
    `${locale}_${namespace.replaceAll('-', '_')}`
  const up = '../'.repeat(GATHERED[folder].split('/').length - 1)
  return [
    '// Written by `npm run generate`; do not edit.',
    ...files.map(
      (file) => `import ${name(file)} from '${up}${folder}/${file.locale}/${file.namespace}.json'`,
    ),
    '',
    '/** The tables as they are written, by language and namespace. */',
    'export const TABLES = {',
    ...localesOf(folder).map((locale) => {
      const own = files.filter((file) => file.locale === locale)
      return `  ${locale}: { ${own.map((file) => `'${file.namespace}': ${name(file)}`).join(', ')} },`
    }),
    '}',
    '',
  ].join('\n')
}

/** Payload has no Uzbek. */
function localesOf(folder: Folder): Locale[] {
  const written = readdirSync(new URL(`${folder}/`, ROOT))
  return LOCALES.filter((locale) => written.includes(locale))
}

function namespacesOf(folder: Folder, locale: Locale): string[] {
  return readdirSync(new URL(`${folder}/${locale}/`, ROOT))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort()
}
