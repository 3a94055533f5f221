import { writeFileSync } from 'node:fs'
import { type Folder, GATHERED, renderTables } from './render-tables'

for (const [folder, module] of Object.entries(GATHERED) as [Folder, string][])
  writeFileSync(new URL(`../${module}`, import.meta.url), renderTables(folder))
