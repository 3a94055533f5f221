// Old syntax, so that old Node versions can say what is wrong.
import { checkNodeVersion } from './lib/node-version.mjs'

if (checkNodeVersion())
  import('./lib/on-current-node.mjs').then(({ onCurrentNode }) =>
    onCurrentNode(() => import('./lib/run-tests.mjs').then(({ main }) => main())),
  )
