import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'

const account = z.object({ email: z.email(), password: z.string().min(1), role: z.string() })

export type Account = z.infer<typeof account>

export async function readAccounts(file: string): Promise<Account[]> {
  try {
    return z.array(account).parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return []
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

export async function writeAccounts(file: string, accounts: readonly Account[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(`${JSON.stringify(accounts, null, 2)}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
