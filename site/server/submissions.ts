import { EnvironmentError } from '@carelane/config'
import { eraseSubmissions, exportSubmissions } from '@/features/submissions/one-person'

const USAGE = `What one person has handed in, found by a number of theirs: an order, or a phone such as +234-8031234567.
  submissions export <number>   prints it as JSON
  submissions erase <number>    erases it, also what waits to be delivered
`

const [what, number] = process.argv.slice(2)
process.exit(await run(what, number?.trim().toUpperCase()))

async function run(what: string | undefined, subject: string | undefined): Promise<number> {
  if (!subject || (what !== 'export' && what !== 'erase')) {
    process.stderr.write(USAGE)
    return 2
  }
  try {
    const found = what === 'export' ? await exportSubmissions(subject) : await eraseSubmissions(subject)
    process.stdout.write(`${JSON.stringify(what === 'export' ? found : { erased: found }, null, 2)}\n`)
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof EnvironmentError ? error.message : String(error)}\n`)
    return 1
  }
}
