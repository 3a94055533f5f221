import { writeFileSync } from 'node:fs'
import { renderReactRuntime } from './read-react-runtime'

writeFileSync(new URL('../pages/react-runtime.generated.ts', import.meta.url), renderReactRuntime())
