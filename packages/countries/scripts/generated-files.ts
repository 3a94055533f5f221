import { renderCountryTable } from './country-table'
import { renderFlagsModule, renderSprite } from './flags'
import { renderRestDays } from './rest-days'

/** What `npm run generate` writes: each file and its text. */
export const GENERATED_FILES = [
  { url: new URL('../src/table.generated.ts', import.meta.url), render: renderCountryTable },
  { url: new URL('../src/flags.generated.ts', import.meta.url), render: renderFlagsModule },
  { url: new URL('../src/rest-days.generated.ts', import.meta.url), render: renderRestDays },
  { url: new URL('../flags.svg', import.meta.url), render: renderSprite },
]
