import { readdirSync, readFileSync } from 'node:fs'
import { readTheme } from '../src/read-theme'
import type { Theme, ThemeFile } from '../src/theme'
import { writeCss } from '../src/write-css'

const FACES = new URL('../faces/', import.meta.url)
const NAME = /^([a-z][a-z0-9-]{0,30})\.json$/

/**
 * By file of `src`.
 * @throws ThemeError
 */
export function renderThemes(): Record<string, string> {
  const themes = readdirSync(FACES)
    .sort()
    .flatMap((file) => {
      const id = NAME.exec(file)?.[1]
      return id ? [[id, readTheme(`faces/${file}`, readFileSync(new URL(file, FACES), 'utf8'))] as const] : []
    })
  const shown = themes.map(([id, theme]) => forCode(id, theme))
  return {
    'themes.generated.ts': [
      "import type { Theme } from './theme'",
      '',
      `export const THEMES: readonly Theme[] = ${JSON.stringify(shown, null, 2)}`,
      '',
    ].join('\n'),
    'themes.generated.css': `${themes.map(([id, theme]) => writeCss(id, theme)).join('\n')}\n`,
  }
}

function forCode(id: string, { name, light, dark, mark, drawings }: ThemeFile): Theme {
  const surface = { light: light.surface, dark: dark.surface }
  return { id, name, surface, brand: light.brand, mark, drawings }
}
