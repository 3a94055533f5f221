import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Resolves both here and from the built scripts, which are as deep in the project.
export const DEMO_CONTENT = join(dirname(fileURLToPath(import.meta.url)), '../../../content')
