import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../packages/stack/src/root.mjs'
import { billOfMaterials, dependencyReport, unreadLicences } from './lib/dependency-report'
import { pnpmCommand, run } from './lib/run.mjs'

const BILL = join(ROOT, 'security-report/carelane.cdx.json')
const REPORT = join(ROOT, 'docs/security/packages.md')
const FORMAT = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application']
// What runs in production; the other packages of the workspace are theirs, or for tests.
const SHIPPED = ['--filter', '@carelane/site', '--filter', '@carelane/cms']
const never = new AbortController().signal

mkdirSync(join(ROOT, 'security-report'), { recursive: true })
const made = await run(pnpmCommand([...SHIPPED, 'sbom', ...FORMAT, '--prod', '--out', BILL]), { stop: never })
if (made.code !== 0) throw new Error(made.output)
const bill = billOfMaterials.parse(JSON.parse(readFileSync(BILL, 'utf8')))
const audit = await run(pnpmCommand(['audit', '--prod']), { stop: never })
const date = new Date().toISOString().slice(0, 10)
writeFileSync(REPORT, dependencyReport(bill, { succeeded: audit.code === 0, output: audit.output }, date))
const unread = unreadLicences(bill)
console.log(`${bill.components.length} packages: ${BILL}, ${REPORT}`)
for (const one of unread) console.error(`The licence of ${one} is to be read.`)
process.exitCode = unread.length === 0 ? 0 : 1
