import { readdir, readFile } from 'node:fs/promises'

/** As the kernel counts on every Linux. */
const TICKS_PER_SECOND = 100

interface Used {
  pid: number
  parent: number
  seconds: number
}

/** Seconds of a process and of all that it has started and that still run, on Linux. */
export async function processorSeconds(root: number): Promise<number> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = (await Promise.all(numbers.map(usedBy))).filter((used) => used !== null)
  const family = new Set([root])
  for (let before = 0; before !== family.size;) {
    before = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  return all.filter(({ pid }) => family.has(pid)).reduce((sum, { seconds }) => sum + seconds, 0)
}

/** Null if it has ended meanwhile. */
async function usedBy(name: string): Promise<Used | null> {
  let line: string
  try {
    line = await readFile(`/proc/${name}/stat`, 'utf8')
  } catch {
    return null
  }
  // After the name in brackets, which may have blanks: state, parent, …, user and system ticks.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number)
  return { pid: Number(name), parent: parent ?? 0, seconds: ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND }
}
