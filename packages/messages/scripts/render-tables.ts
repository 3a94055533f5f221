import { readdirSync } from 'node:fs'
import { LOCALES, type Locale } from '@carelane/countries'

const MESSAGES = new URL('../messages/', import.meta.url)

/** Text of `src/tables.generated.ts`: one import for each file in `messages/{locale}/`. */
export function renderTables(): string {
  const files = LOCALES.flatMap((locale) => namespacesOf(locale).map((namespace) => ({ locale, namespace })))
  const name = ({ locale, namespace }: { locale: Locale; namespace: string }) =>
    `${locale}_${namespace.replaceAll('-', '_')}`
  return [
    '// Written by `npm run generate`; do not edit.',
    ...files.map((file) => `import ${name(file)} from '../messages/${file.locale}/${file.namespace}.json'`),
    '',
    '/** The tables as they are written, by language and namespace. */',
    'export const TABLES = {',
    ...LOCALES.map((locale) => {
      const own = files.filter((file) => file.locale === locale)
      return `  ${locale}: { ${own.map((file) => `'${file.namespace}': ${name(file)}`).join(', ')} },`
    }),
    '}',
    '',
  ].join('\n')
}

function namespacesOf(locale: Locale): string[] {
  return readdirSync(new URL(`${locale}/`, MESSAGES))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort()
}
