import { writeFileSync } from 'node:fs'
import { renderTables } from './render-tables'

writeFileSync(new URL('../src/tables.generated.ts', import.meta.url), renderTables())
