import { lookAtScreens } from './lib/look-at-screens'

// Arguments go to Playwright: `pnpm screens:accept --grep faq`.
const more = ['--update-snapshots=all', ...process.argv.slice(2)]
if (!lookAtScreens(['screen-pictures', 'accessibility-tree'], more)) process.exitCode = 1
