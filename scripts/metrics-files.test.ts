import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { allDescribed } from '../packages/test-kit/src/metrics-table'
import { thisRepository } from './lib/repository'

const RUNBOOK = 'docs/production/runbook'
const METRIC = /\b(?:carelane|process|nodejs)_\w+/g

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
})
const ruleTests = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
    }),
  ),
})
const configuration = z.object({
  rule_files: z.array(z.string()),
  scrape_configs: z.array(z.object({ job_name: z.string() })),
})
const dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
  ),
})

const here = thisRepository()
const read = (file: string) => here.read(file)

const alerts = rules.parse(parse(read('docker/prometheus/alerts.yml'))).groups.flatMap((group) => group.rules)
const { panels } = dashboard.parse(JSON.parse(read('docker/grafana/carelane.json')))

test('each metric that an alert or a panel names is in the table', () => {
  const named = [
    ...alerts.map(({ alert, expr }) => ({ where: alert, expr })),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
  ]
  expect(named.length).toBeGreaterThan(50)
  const described = allDescribed()
  const unknown = named.flatMap(({ where, expr }) =>
    (expr.match(METRIC) ?? [])
      .filter((name) => !described.some((metric) => seriesOf(metric).includes(name)))
      .map((name) => `${where}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('each of our metrics is on the dashboard or in an alert', () => {
  const exprs = [...alerts, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr).join('\n')
  const used = new Set(exprs.match(METRIC))
  const unused = allDescribed()
    .filter(({ name }) => name.startsWith('carelane_'))
    .filter((metric) => !seriesOf(metric).some((series) => used.has(series)))
  expect(unused.map(({ name }) => name)).toEqual(['carelane_site_page_cache_purges_total'])
})

test('each alert has its page, and each page its alert and its row in the index', () => {
  const others = ['README.md', 'restore.md'].map((file) => `${RUNBOOK}/${file}`)
  const pages = here.paths.filter((file) => file.startsWith(`${RUNBOOK}/`) && !others.includes(file))
  expect(alerts.map(({ annotations }) => annotations.runbook).sort()).toEqual(pages.sort())
  for (const { alert, annotations } of alerts) {
    const page = read(annotations.runbook)
    expect(page).toContain(`Alert \`${alert}\``)
    for (const heading of ['What it means', 'What visitors feel', 'What to do'])
      expect(page, annotations.runbook).toContain(`## ${heading}\n`)
    expect(read(`${RUNBOOK}/README.md`)).toContain(`](${path.basename(annotations.runbook)})`)
  }
})

test('each alert is tried: when it rings, and when it stays silent', () => {
  const { tests } = ruleTests.parse(parse(read('docker/prometheus/alerts.test.yml')))
  const tried = tests.flatMap((each) => each.alert_rule_test)
  const named = (isRinging: boolean) =>
    tried.filter((each) => each.exp_alerts.length > 0 === isRinging).map(({ alertname }) => alertname)
  const all = alerts.map(({ alert }) => alert).sort()
  expect(named(true).sort()).toEqual(all)
  expect(named(false).sort()).toEqual(all)
})

test('the example of a configuration reads these rules, and names the parts as the rules do', () => {
  const { rule_files: files, scrape_configs: jobs } = configuration.parse(
    parse(read('docker/prometheus/prometheus.yml')),
  )
  expect(files).toEqual(['alerts.yml'])
  const names = jobs.map(({ job_name: name }) => name)
  const used = alerts.flatMap(({ expr }) => expr.match(/(?<=job=")[^"]+/g) ?? [])
  expect([...new Set(used)].sort()).toEqual(names.sort())
})

test('without promtool it is said that the rules were not tried', () => {
  const script = path.resolve(import.meta.dirname, 'test-alerts.mjs')
  const { stdout, status } = spawnSync(process.execPath, [script], {
    env: { ...process.env, PATH: '' },
    encoding: 'utf8',
  })
  expect(stdout).toContain('not run')
  expect(status).toBe(0)
})

function seriesOf({ name, type }: { name: string; type: string }): string[] {
  return type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name]
}
