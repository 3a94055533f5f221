import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Built scripts are as deep.
export const DEMO_CONTENT = join(dirname(fileURLToPath(import.meta.url)), '../../../content')
