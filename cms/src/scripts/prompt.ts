import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'

let hidden = false

const output = new Writable({
  write(chunk, _encoding, done) {
    if (!hidden) process.stdout.write(chunk)
    done()
  },
})

let lines: AsyncIterator<string> | undefined
let terminal: Interface | undefined

export async function promptFor(question: string): Promise<string> {
  terminal ??= createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  lines ??= terminal[Symbol.asyncIterator]()
  process.stdout.write(question)
  const line = await lines.next()
  return line.done ? '' : line.value.trim()
}

export async function promptForSecret(question: string): Promise<string> {
  hidden = true
  try {
    return await promptFor(question)
  } finally {
    hidden = false
    process.stdout.write('\n')
  }
}
