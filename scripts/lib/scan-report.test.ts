import { expect, test } from 'vitest'
import { readSqlmap, readWapiti, scanReport } from './scan-report'

const finding = (level: number) => ({ level, info: 'of parameter q', path: '/ng/search/', method: 'GET' })

test('what sqlmap found, and what it could not try, is read from what it printed', () => {
  const output = [
    'GET http://localhost:3000/a/?page=2',
    "[10:00:00] [WARNING] GET parameter 'page' does not seem to be injectable",
    'GET http://localhost:3000/b/?q=1',
    '[10:00:01] [CRITICAL] page not found (404)',
    'Parameter: q (GET)',
    '    Type: boolean-based blind',
    '[10:00:02] [ERROR] all tested parameters do not appear to be injectable, skipping to the next target',
    '[10:00:03] [WARNING] HTTP error codes detected during run:',
    '404 (Not Found) - 2 times, 429 (Too Many Requests) - 30 times',
    '[10:00:04] [WARNING] HTTP error codes detected during run:',
    '404 (Not Found) - 1 times',
  ].join('\n')
  expect(readSqlmap(['/a', '/b'], output)).toEqual({
    what: 'sqlmap, 2 addresses, 2 parameters without a finding',
    tried: 2,
    untried: [{ what: 'page not found (404)', where: '/b/?q=1' }],
    findings: [{ what: 'boolean-based blind', where: 'q (GET)' }],
    refused: { 404: 3, 429: 30 },
  })
})

test('what wapiti calls more than informational is a finding, and the report lists it', () => {
  const scan = readWapiti('/ng/', '[*] Wapiti found 7 URLs and forms during the scan', {
    vulnerabilities: { 'SQL Injection': [finding(4)], 'HttpOnly Flag cookie': [finding(1)] },
    anomalies: { 'Internal Server Error': [finding(2)] },
  })
  expect(scan.tried).toBe(7)
  expect(scan.findings.map(({ what }) => what)).toEqual([
    'SQL Injection: of parameter q',
    'Internal Server Error: of parameter q',
  ])
  expect(scanReport([scan], '2026-01-01')).toContain('- SQL Injection: of parameter q, GET /ng/search/\n')
  expect(scanReport([{ ...scan, findings: [] }], '2026-01-01')).toContain(
    'Above informational:\n\n- nothing\n',
  )
  expect(scanReport([{ ...scan, refused: { 429: 30 } }], '2026-01-01')).toContain(
    'Requests refused: 30 by 429. Above',
  )
})
