import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Browsers that know it compile all functions of a file while it comes in, beside the main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** What is larger is no part of every page: the map's library, of which most functions are never called. */
const MOST_BYTES = 300_000

/**
 * Marks the script files of the build as such whose functions are called at once, which they are when React takes over a
 * page. Without it a browser only looks over a function until it is called, and then the main thread has to compile it.
 */
export async function hintCompilation(siteFolder: string): Promise<void> {
  const folder = join(siteFolder, '.next/static/chunks')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  await Promise.all(names.map((name) => hint(join(folder, name))))
}

async function hint(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (text.length <= MOST_BYTES && !text.startsWith(HINT)) await writeFile(file, HINT + text)
}
