import { writeFileSync } from 'node:fs'
import { renderLoader } from './render-loader'

const text = `// Written by \`npm run generate\` from server/next-internals/browser; do not edit.
export const DEFERRED_SCRIPTS_LOADER = ${JSON.stringify(await renderLoader('loader'))}
export const VISIT_SCRIPT = ${JSON.stringify(await renderLoader('visit'))}
`
writeFileSync(new URL('../deferred-scripts-loader.generated.ts', import.meta.url), text)
