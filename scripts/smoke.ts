import { parseArgs } from 'node:util'
import { asLines, runSmoke } from './smoke/run-smoke'

const USAGE = `npm run smoke -- --url https://service.example

Looks at a site as a visitor does: home of some countries, content, search, the form of a warranty check, robots.txt, site
maps, scripts and pictures, headers. It reads alone, and may run each minute. Says in a line for each failure what was asked,
what came and what was expected, and ends with 1 if there is any.

  --url   the public address of the site
  --json  prints one object for a monitor`

const options = { url: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const

process.exitCode = await main()

async function main(): Promise<number> {
  const { url, json, help } = readFlags()
  if (help || url === undefined || !/^https?:/.test(url) || !URL.canParse(url)) {
    ;(help ? console.log : console.error)(USAGE)
    return help ? 0 : 2
  }
  const outcome = await runSmoke(new URL(url).origin)
  if (json) console.log(JSON.stringify(outcome))
  else for (const line of asLines(outcome)) console.log(line)
  return outcome.isGood ? 0 : 1
}

function readFlags() {
  try {
    return parseArgs({ options }).values
  } catch {
    return {}
  }
}
