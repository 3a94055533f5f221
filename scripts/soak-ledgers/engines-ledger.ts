import type { Tried } from '../../site/test/engines/try-engines'
import { table } from './tables'

export function enginesLedger(tried: readonly Tried[], date: string): string {
  return [
    `# Other engines, ${date}`,
    '`pnpm soak engines`: the production build in the engines of Firefox and Safari, 360 × 760, each journey in a profile of its own, in English (ng) and Arabic (sa).',
    table(
      ['engine', 'section', 'journey', 'rounds', 'problems'],
      tried.map(({ engine, lang, journey, rounds, problems }) => [
        engine,
        lang,
        journey,
        rounds,
        problems.length === 0 ? 'none' : problems.map((problem) => problem.replaceAll('|', '\\|')).join('; '),
      ]),
    ),
  ].join('\n\n')
}
