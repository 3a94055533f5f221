import { runCommand } from './lib/run-command.mjs'

await runCommand('runContent')
