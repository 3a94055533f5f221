import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The bundle of the demonstration; as deep below the project as the built scripts are, so that both find it. */
export const DEMO_CONTENT = join(dirname(fileURLToPath(import.meta.url)), '../../../content')
