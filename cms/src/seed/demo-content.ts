import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Also resolves from the built scripts, which are as deep.
export const DEMO_CONTENT = join(dirname(fileURLToPath(import.meta.url)), '../../../content')
