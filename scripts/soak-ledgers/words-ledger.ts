import type { WordsSoak } from '../../site/test/soak/words/soak-words'
import { countTable, momentTable, table, writeName } from './tables'

/** From taken to settled, whatever was killed meanwhile. */
const LONGEST_WAIT_MS = 120_000

export function isWordsGood({ consents, questions, news, changeToMail }: WordsSoak): boolean {
  const all = [consents, questions, news]
  return (
    all.every((of) => [of.lost, of.twice, of.unlike].every((keys) => keys.length === 0)) &&
    all.every(({ waits }) => stuck(waits) === 0) &&
    stuck(changeToMail) === 0
  )
}

export function wordsLedger(
  found: WordsSoak,
  { seed, pace }: { seed: number; pace: number },
  date: string,
): string {
  const { consents, questions, news, changeToMail, blows, owners, seconds, disturbed } = found
  const all = [consents, questions, news]
  const killsOf = (part: 'site' | 'deliverer') => blows.filter(({ killed }) => killed === part).length
  return [
    `# Soak of consents and words, ${date}`,
    `\`pnpm soak words --owners ${owners} --pace ${pace} --seed ${seed}\`: ${owners} owners, ${pace} a second, asked for mail about their repair, followed the link of the question, and agreed to the price, which changes the repair's state, in ${seconds} s. Meanwhile the site was killed (SIGKILL) ${killsOf('site')} times with its deliverer, the deliverer alone ${killsOf('deliverer')} times. Of the owners ${disturbed} met a page or an answer that did not come, and tried again.`,
    table(
      ['what', ...all.map(({ what }) => what)],
      [
        ['that somebody was told of, or was due', ...all.map((of) => of.told)],
        ['that arrived', ...all.map((of) => of.arrived)],
        ['of these, sent again under the same key or id', ...all.map((of) => of.again)],
        ['**lost**', ...all.map((of) => `**${of.lost.length}**`)],
        ['**twice**', ...all.map((of) => `**${of.twice.length}**`)],
        ['**where our ledger and the other side differ**', `**${consents.unlike.length}**`, '', ''],
        ['longest from due to settled', ...all.map((of) => told(longest(of.waits)))],
        ['median from due to settled', ...all.map((of) => told(median(of.waits)))],
        ['**longer than two minutes**', ...all.map((of) => `**${stuck(of.waits)}**`)],
      ],
    ),
    `From the change of the repair to the mail about it: median ${told(median(changeToMail))}, longest ${told(longest(changeToMail))}, **${stuck(changeToMail)}** longer than two minutes, of ${changeToMail.length}.`,
    'A mail is at least once: a deliverer that dies after the mail server took it, and before that is noted, sends it again under the same Message-ID, by which mail programs show it once. Such a one counts as sent again, and one with another id as twice.',
    momentTable(blows.map((blow) => ({ name: momentName(blow), isReached: blow.isReached }))),
    countTable(
      ['calls that failed', 'times it was switched on'],
      blows.flatMap(({ fault }) => (fault ? [`${fault.call}: ${fault.fault}`] : [])),
    ),
  ].join('\n\n')
}

const longest = (waits: readonly number[]) => Math.max(0, ...waits)
const median = (waits: readonly number[]) =>
  waits.toSorted((one, other) => one - other)[waits.length >> 1] ?? 0
const stuck = (waits: readonly number[]) => waits.filter((ms) => ms > LONGEST_WAIT_MS).length
const told = (ms: number) => `${(ms / 1000).toFixed(1)} s`

function momentName({ killed, moment }: WordsSoak['blows'][number]): string {
  switch (moment.at) {
    case 'any time':
      return `the ${killed}: at any time`
    case 'a mail is under way':
      return `the ${killed}: while the mail server ${moment.isTaken ? 'has taken a mail and not said so' : 'is told of a mail'}`
    case 'a write is under way':
      return `the ${killed}: ${writeName(moment.write, moment.when, moment.isTakenBack)}`
  }
}
