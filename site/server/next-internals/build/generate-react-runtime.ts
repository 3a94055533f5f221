import { writeFileSync } from 'node:fs'
import { renderReactRuntime } from './read-react-runtime'

writeFileSync(new URL('../react-runtime.generated.ts', import.meta.url), renderReactRuntime())
