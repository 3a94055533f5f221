import { spawn } from 'node:child_process'
import { createWriteStream, type WriteStream } from 'node:fs'

interface Options {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** A stream to its standard input. */
  input?: NodeJS.ReadableStream
}

export interface Runner {
  /** @returns what it printed; everything is in the log as well */
  run: (program: string, args: readonly string[], options?: Options) => Promise<string>
  log: WriteStream
}

export function runnerWithLog(file: string): Runner {
  const log = createWriteStream(file, { flags: 'a' })
  const run: Runner['run'] = (program, args, { cwd, env, input } = {}) =>
    new Promise((resolve, reject) => {
      log.write(`\n$ ${program} ${args.join(' ')}\n`)
      const child = spawn(program, args, { cwd, env, stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'] })
      let printed = ''
      child.stdout?.on('data', (chunk: Buffer) => {
        printed += String(chunk)
        log.write(chunk)
      })
      child.stderr?.on('data', (chunk: Buffer) => log.write(chunk))
      if (child.stdin) input?.pipe(child.stdin)
      child.once('error', reject)
      child.once('close', (code) => {
        if (code === 0) resolve(printed.trim())
        else reject(new Error(`${program} ${args[0]} ended with ${code}: see ${file}`))
      })
    })
  return { run, log }
}
