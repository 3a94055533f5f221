import { percentile } from '../../bench/lib/statistics'
import { ATTACKS } from '../../site/test/attack/attacks'
import type { AttackRow } from '../../site/test/attack/run-attacks'
import { table } from './tables'

const MEGABYTE = 1024 * 1024

/** No failure, also of a bystander, at most twice the quiet time, 150 MB, an answer within a second. */
export function isHeld({ attacked, quiet, recovery, memory, beside }: AttackRow): boolean {
  return (
    !beside?.problem &&
    attacked.failures.length === 0 &&
    percentile(attacked.times, 0.95) <= 2 * percentile(quiet.times, 0.95) &&
    memory.most - memory.before <= 150 * MEGABYTE &&
    recovery <= 1000
  )
}

export function attackLedger(rows: readonly AttackRow[], date: string): string {
  const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)
  const mb = (bytes: number) => (bytes / MEGABYTE).toFixed(0)
  return [
    `# Under attack, ${date}`,
    '`pnpm soak attack`: 50 ordinary visitors a second read (80%), search (10%) and check their warranty (10%), first alone, then while one address attacks. Attackers, visitors, site, cms and database share the processors of one machine.',
    table(
      [
        ...[
          'attack',
          's',
          'visits',
          'failed',
          'median, quiet → attacked, ms',
          '95th percentile, ms',
          'ratio',
        ],
        ...[
          'memory before → most → 20 s after, MB',
          'first answer after, ms',
          'refused',
          'beside it',
          'held',
        ],
      ],
      rows.map((row) => {
        const { quiet, attacked, memory } = row
        const [before, during] = [percentile(quiet.times, 0.95), percentile(attacked.times, 0.95)]
        return [
          `${row.name}: ${ATTACKS[row.name].does}`,
          String(row.seconds),
          String(attacked.times.length),
          String(attacked.failures.length),
          `${ms(percentile(quiet.times, 0.5))} → ${ms(percentile(attacked.times, 0.5))}`,
          `${ms(before)} → ${ms(during)}`,
          (during / before).toFixed(2),
          [memory.before, memory.most, memory.after].map(mb).join(' → '),
          ms(row.recovery),
          Object.entries(row.refused)
            .filter(([, count]) => count > 0)
            .map(([kind, count]) => `${count} ${kind}`)
            .join(', '),
          row.beside === null ? '' : `${row.beside.does}: ${row.beside.problem ?? `${ms(row.beside.ms)} ms`}`,
          isHeld(row) ? 'yes' : 'no',
        ]
      }),
    ),
  ].join('\n\n')
}
