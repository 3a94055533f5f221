import { spawn } from 'node:child_process'
import type { User } from '../postgres/user'
import { codeOf, Problem } from '../problem'

interface ToolRun {
  /** Also the name of its package. */
  program: 'pgbackrest' | 'restic'
  args: readonly string[]
  env?: Record<string, string>
  user?: User | undefined
  folder?: string
}

const KNOWN: readonly [RegExp, string][] = [
  [
    /No space left on device|disk quota exceeded/i,
    'The disk is full: make room and repeat it. What was backed up before is as it was.',
  ],
  [/CryptoError|FormatError|wrong password/i, 'BACKUP_KEY is not the key that this backup was made with.'],
  [/unexpected control version/i, 'This pgBackRest is too old for this PostgreSQL: install a newer one.'],
  [
    /archive_mode must be enabled|archive_command .* must contain/i,
    'PostgreSQL does not archive yet: run `pnpm backup prepare`, then restart PostgreSQL.',
  ],
  [/WAL segment .* was not archived/i, 'PostgreSQL could not archive: its log says why.'],
]

/** @returns what it said on stdout. @throws Problem with what it said on stderr, and what that means */
export async function runTool({ program, args, env, user, folder }: ToolRun): Promise<string> {
  const child = spawn(program, args, {
    ...user,
    cwd: folder ?? '/',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: undefined,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve)
    child.once('error', (error) =>
      reject(
        codeOf(error) === 'ENOENT'
          ? new Problem(`${program} is not installed (Debian: apt install ${program}).`)
          : error,
      ),
    )
  })
  // `info` of pgBackRest ends well with another key, and tells of it in what should be JSON.
  if (code === 0 && !/CryptoError|FormatError/.test(said.out)) return said.out
  // pgBackRest names errors on stdout too.
  const lines = `${said.error}\n${said.out}`.trim().split('\n').slice(-8)
  const known = KNOWN.find(([pattern]) => pattern.test(lines.join('\n')))
  throw new Problem(
    [
      ...(known ? [known[1]] : []),
      `${program} ${args.find((arg) => !arg.startsWith('-'))} failed:`,
      ...lines,
    ].join('\n'),
  )
}
