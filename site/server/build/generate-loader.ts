import { writeFileSync } from 'node:fs'
import { renderLoader } from './render-loader'

const text = `// Written by \`npm run generate\` from src/features/held-scripts; do not edit.
export const HELD_SCRIPTS_LOADER = ${JSON.stringify(await renderLoader('loader'))}
export const VISIT_SCRIPT = ${JSON.stringify(await renderLoader('visit'))}
`
writeFileSync(new URL('../pages/held-scripts-loader.generated.ts', import.meta.url), text)
