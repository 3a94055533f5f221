import { readFileSync } from 'node:fs'
import path from 'node:path'

const PAGE = path.resolve(import.meta.dirname, '../../../docs/production/metrics.md')
const ROW = /^\| `(?<name>[a-z_0-9]+)` +\| (?<type>counter|gauge|histogram) +\|/

export interface DescribedMetric {
  name: string
  type: string
}

export type Part = 'site' | 'cms'

/** What docs/production/metrics.md says that a part exposes, with what both do. */
export function describedMetrics(part: Part): DescribedMetric[] {
  return allDescribed().filter(
    ({ name }) => !name.startsWith('carelane_') || name.startsWith(`carelane_${part}_`),
  )
}

export function allDescribed(page = readFileSync(PAGE, 'utf8')): DescribedMetric[] {
  return page.split('\n').flatMap((line) => {
    const { name = '', type = '' } = ROW.exec(line)?.groups ?? {}
    return name === '' ? [] : [{ name, type }]
  })
}

/** Of an answer in the format of Prometheus. */
export function exposedMetrics(answer: string): DescribedMetric[] {
  return [...answer.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => ({ name, type }))
}
