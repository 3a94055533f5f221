import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Compiles all functions off the main thread during the download. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Leaves out the map's library, which calls few functions at once. */
const MOST_BYTES = 300_000

export async function hintCompilation(siteFolder: string): Promise<void> {
  const folder = join(siteFolder, '.next/static/chunks')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  await Promise.all(names.map((name) => hint(join(folder, name))))
}

async function hint(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (text.length <= MOST_BYTES && !text.startsWith(HINT)) await writeFile(file, HINT + text)
}
