import { expect, test } from 'vitest'
import {
  auditText,
  billOfMaterials,
  dependencyReport,
  licenceRows,
  unreadLicences,
} from './lib/dependency-report'

const licensed = (id: string) => [{ license: { id } }]

const bill = billOfMaterials.parse({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  components: [
    { name: 'zod', version: '4.6.7', licenses: licensed('MIT') },
    { name: 'pg', version: '8.23.1', licenses: licensed('MIT') },
    { name: 'either', version: '1.0.0', licenses: [{ expression: '(GPL-2.0 OR BSD-3-Clause)' }] },
    { name: 'both', version: '1.0.0', licenses: [{ expression: 'MIT AND GPL-3.0-only' }] },
    { name: 'odd', version: '2.0.0', licenses: [{ license: { name: 'See LICENSE' } }] },
    { name: 'silent', version: '3.0.0' },
    {
      group: '@img',
      name: 'sharp-libvips-linux-x64',
      version: '1.3.4',
      licenses: licensed('LGPL-3.0-or-later'),
    },
    { group: '@carelane', name: 'stack', version: '0.1.0' },
  ],
})

test('licences are counted, the most frequent first, without our own packages', () => {
  const rows = licenceRows(bill)
  expect(rows[0]).toEqual({ licence: 'MIT', packages: ['pg@8.23.1', 'zod@4.6.7'] })
  expect(rows.flatMap(({ packages }) => packages).join()).not.toContain('@carelane')
})

test('what no permissive licence covers, or says none, is to be read, unless a person has', () => {
  expect(unreadLicences(bill)).toEqual([
    'both@1.0.0: MIT AND GPL-3.0-only',
    'odd@2.0.0: See LICENSE',
    'silent@3.0.0: none said',
  ])
})

test('a registry that does not answer is no clean result', () => {
  const refused = auditText({
    succeeded: false,
    output: 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n(at https://npm.example/audit)',
  })
  expect(refused).toContain('Not run')
  expect(refused).not.toContain('Nothing was found')
  expect(refused).not.toContain('npm.example')
  expect(auditText({ succeeded: true, output: 'No known vulnerabilities found' })).toContain(
    'Nothing was found',
  )
  expect(auditText({ succeeded: false, output: '1 vulnerability found' })).toContain('Advisories apply')
})

test('the report names what was read and what is to be', () => {
  const report = dependencyReport(bill, { succeeded: true, output: 'none' }, '2026-11-26')
  expect(report).toContain('| @img/sharp-libvips-linux-x64@1.3.4 | LGPL-3.0-or-later')
  expect(report).toContain('- both@1.0.0: MIT AND GPL-3.0-only')
  expect(report).toContain('7 packages of others')
})

test('a file of another format is refused', () => {
  expect(billOfMaterials.safeParse({ spdxVersion: 'SPDX-2.3', packages: [] }).success).toBe(false)
})
