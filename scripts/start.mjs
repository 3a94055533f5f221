// Syntax that old Node versions understand: the check must be able to say what is wrong.
import { checkNodeVersion } from './lib/node-version.mjs'

if (checkNodeVersion()) import('./lib/start.mjs').then((module) => module.main(process.argv.slice(2)))
