import { writeFileSync } from 'node:fs'
import { ThemeError } from '../src/read-theme'
import { renderThemes } from './render-themes'

try {
  for (const [file, text] of Object.entries(renderThemes()))
    writeFileSync(new URL(`../src/${file}`, import.meta.url), text)
} catch (error) {
  if (!(error instanceof ThemeError)) throw error
  console.error(error.message)
  process.exit(1)
}
