import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import preparePostgres from '../packages/test-kit/src/postgres-global-setup'
import { soak, type Soak } from '../site/test/soak/soak'

const RESULTS = resolve(import.meta.dirname, '../bench/results')

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
const seed = Number(values.seed)

const endPostgres = await preparePostgres()
try {
  const result = await soak({ kills: Number(values.kills), seed, report: (line) => console.log(line) })
  const isGood = [result.lost, result.twice, result.unlike].every((orders) => orders.length === 0)
  const text = ledgerOf(result)
  console.log(`\n${text}`)
  const date = new Date().toISOString().slice(0, 10)
  await mkdir(RESULTS, { recursive: true })
  await writeFile(join(RESULTS, `soak-${date}.md`), text)
  process.exitCode = isGood ? 0 : 1
} finally {
  await endPostgres()
}

function ledgerOf({ kills, seconds, ...found }: Soak): string {
  const weathers = new Map<string, number>()
  const moments = new Map<string, { planned: number; reached: number }>()
  for (const { weather, moment, isReached } of kills) {
    weathers.set(weather, (weathers.get(weather) ?? 0) + 1)
    const name = momentName(moment)
    const { planned, reached } = moments.get(name) ?? { planned: 0, reached: 0 }
    moments.set(name, { planned: planned + 1, reached: reached + Number(isReached) })
  }
  return [
    `# Soak of submissions, ${new Date().toISOString().slice(0, 10)}`,
    `\`pnpm soak --seed ${seed}\`: the site was killed (SIGKILL) ${kills.length} times in ${seconds} s while visitors handed ratings in.`,
    table(
      ['what', 'how many'],
      [
        ['forms handed in', found.handedIn],
        ['told ‘received’', found.told],
        ['orders that the service has a rating of', found.taken],
        ['of these, handed over more than once under the same key', found.arrivedAgain],
        ['of these, arrived though nobody was told', found.arrivedUntold],
        ['**told ‘received’ and lost**', `**${found.lost.length}**`],
        ['**taken twice**', `**${found.twice.length}**`],
        ['**where the site’s ledger and the service’s tables differ**', `**${found.unlike.length}**`],
      ],
    ),
    table(
      ['killed', 'times', 'of which it came to that moment'],
      [...moments].toSorted().map(([name, { planned, reached }]) => [name, planned, reached]),
    ),
    table(['while the service', 'kills'], [...weathers].toSorted()),
  ].join('\n\n')
}

function momentName(moment: Soak['kills'][number]['moment']): string {
  switch (moment.at) {
    case 'any time':
      return 'at any time'
    case 'the service is asked':
      return `while the service is asked (${moment.fault})`
    case 'a write is under way':
      return `${moment.when === 'BEFORE' ? 'before' : 'after'} the write of ${moment.write}, which is ${moment.isTakenBack ? 'taken back' : 'committed'}`
  }
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
