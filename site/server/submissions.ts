import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { EnvironmentError } from '@carelane/config'
import { handedInPhotos } from '@/uploads/handed-in-photos'
import { eraseOfPerson, exportOfPerson } from './wiring/of-person'

const USAGE = `What one person has handed in, found by a number of theirs: an order, a phone such as +234-8031234567, or
the email address that news of a repair goes to.
  submissions export <number>                prints it as JSON
  submissions export <number> --to <folder>  also writes its photos there, each named by its id
  submissions erase <number>                 erases it, also what waits to be delivered
`

interface Wish {
  what: 'export' | 'erase'
  subject: string
  folder: string | undefined
}

const wish = readWish(process.argv.slice(2))
process.exit(await run(wish))

function readWish(args: string[]): Wish | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' } },
    })
    const [what, number = '', ...more] = positionals
    const [subject, { to: folder }] = [number.trim().toUpperCase(), values]
    if (subject === '' || folder === '' || more.length > 0) return null
    return what === 'export' || (what === 'erase' && folder === undefined) ? { what, subject, folder } : null
  } catch {
    return null
  }
}

async function run(wish: Wish | null): Promise<number> {
  if (!wish) {
    process.stderr.write(USAGE)
    return 2
  }
  try {
    const found = await fulfil(wish)
    process.stdout.write(`${JSON.stringify(found, null, 2)}\n`)
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof EnvironmentError ? error.message : String(error)}\n`)
    return 1
  }
}

async function fulfil({ what, subject, folder }: Wish): Promise<unknown> {
  if (what === 'erase') return { erased: await eraseOfPerson(subject) }
  const { submissions, others } = await exportOfPerson(subject)
  if (folder !== undefined) for (const { key } of submissions) await writePhotos(key, resolve(folder))
  return [...submissions, ...others]
}

/** May show identity cards. */
async function writePhotos(submission: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { id, photo } of await handedInPhotos(submission))
    await writeFile(join(folder, `${id}.jpg`), photo, { mode: 0o600 })
}
