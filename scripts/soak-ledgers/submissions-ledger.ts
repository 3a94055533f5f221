import type { Soak } from '../../site/test/soak/soak'
import { countTable, momentTable, table, writeName } from './tables'

export function isSubmissionsGood({ kinds }: Soak): boolean {
  return kinds.every((of) => [of.lost, of.twice, of.unlike].every((keys) => keys.length === 0))
}

export function submissionsLedger(
  { kills, seconds, kinds, spareFiles }: Soak,
  seed: number,
  date: string,
): string {
  return [
    `# Soak of submissions, ${date}`,
    `\`pnpm soak submissions --seed ${seed}\`: the site was killed (SIGKILL) ${kills.length} times in ${seconds} s while visitors handed in ${kinds.map(({ kind }) => `${kind}s`).join(', ')}.`,
    table(
      ['what', ...kinds.map(({ kind }) => `${kind}s`)],
      [
        ['forms handed in', ...kinds.map((of) => of.handedIn)],
        ['told ‘received’', ...kinds.map((of) => of.told)],
        ['that the service has', ...kinds.map((of) => of.taken)],
        ['of these, handed over more than once under the same key', ...kinds.map((of) => of.arrivedAgain)],
        ['of these, arrived though nobody was told', ...kinds.map((of) => of.arrivedUntold)],
        ['photos that came along', ...kinds.map((of) => of.photos)],
        ['**told ‘received’ and lost**', ...kinds.map((of) => `**${of.lost.length}**`)],
        ['**taken twice**', ...kinds.map((of) => `**${of.twice.length}**`)],
        [
          '**where the site’s ledger and the service’s tables differ**',
          ...kinds.map((of) => `**${of.unlike.length}**`),
        ],
      ],
    ),
    `A rating is lost, too, where its text is another one; an appointment and an appeal also where a photo of theirs is missing. Photos that the service has and nothing refers to, since the answer to their upload was lost: ${spareFiles}.`,
    momentTable(kills.map(({ moment, isReached }) => ({ name: momentName(moment), isReached }))),
    countTable(
      ['while the service', 'kills'],
      kills.map(({ weather }) => weather),
    ),
  ].join('\n\n')
}

function momentName(moment: Soak['kills'][number]['moment']): string {
  switch (moment.at) {
    case 'any time':
      return 'at any time'
    case 'the service is asked':
      return `while the service is asked (${moment.call}, ${moment.fault})`
    case 'a write is under way':
      return writeName(moment.write, moment.when, moment.isTakenBack)
  }
}
