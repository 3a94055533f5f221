import satisfies from 'spdx-satisfies'
import { z } from 'zod'

const component = z.object({
  group: z.string().optional(),
  name: z.string(),
  version: z.string(),
  licenses: z
    .array(
      z.object({
        expression: z.string().optional(),
        license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
      }),
    )
    .default([]),
})

/** CycloneDX, as far as the report reads it. */
export const billOfMaterials = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  components: z.array(component),
})

type BillOfMaterials = z.infer<typeof billOfMaterials>
type Component = z.infer<typeof component>

/** They ask for no more than that their text goes along. */
const PERMISSIVE = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'],
  ...['OFL-1.1', 'PDDL-1.0', 'Python-2.0', 'Unlicense', 'WTFPL'],
]

/** Packages whose licence a person has read, with what was found. */
const READ: readonly { name: RegExp; finding: string }[] = [
  {
    name: /^@img\/sharp-libvips-/,
    finding:
      'LGPL-3.0-or-later: a shared library, unmodified, loaded when it runs, so whoever passes it on may replace it',
  },
  { name: /^caniuse-lite$/, finding: 'CC-BY-4.0: a table that the build of pages reads; no page holds it' },
  {
    name: /^web-push$/,
    finding: 'MPL-2.0: unmodified, in files of its own, whose source its package brings',
  },
  {
    name: /^(?:png-js|busboy|streamsearch)$/,
    finding: 'MIT in its LICENSE file; its package.json does not say so',
  },
]

export interface LicenceRow {
  licence: string
  packages: string[]
}

/** Our own packages are left out. */
export function licenceRows({ components }: BillOfMaterials): LicenceRow[] {
  const foreign = components.filter(isForeign)
  return [...new Set(foreign.map(licenceOf))]
    .map((licence) => {
      const packages = foreign.filter((one) => licenceOf(one) === licence).map(fullName)
      return { licence, packages: packages.sort() }
    })
    .sort((a, b) => b.packages.length - a.packages.length || a.licence.localeCompare(b.licence))
}

/** @returns what is neither permissive nor read, as `name@version: licence` */
export function unreadLicences({ components }: BillOfMaterials): string[] {
  return components
    .filter((one) => isForeign(one) && !isPermissive(licenceOf(one)) && !findingOn(one))
    .map((one) => `${fullName(one)}: ${licenceOf(one)}`)
}

export interface Audit {
  succeeded: boolean
  output: string
}

/** A registry that does not answer is no clean result; which one it was concerns the machine alone. */
export function auditText({ succeeded, output }: Audit): string {
  const text = output.trim()
  const [refusal] = /ERR_PNPM_AUDIT\w*/.exec(text) ?? []
  if (refusal) return `**Not run**: the registry refused it (\`${refusal}\`).`
  return `${succeeded ? 'Nothing was found.' : '**Advisories apply.**'}\n\n${fenced(text)}`
}

export function dependencyReport(bill: BillOfMaterials, audit: Audit, date: string): string {
  const foreign = bill.components.filter(isForeign)
  const unread = unreadLicences(bill)
  const read = foreign.flatMap((one) => findingOn(one) ?? [])
  return [
    `# Packages of production, ${date}`,
    'Written by `pnpm security:report`, which also writes the bill of materials (CycloneDX) beside the sources, out of version control. Packages for other platforms are not in it. What was compared by hand with known advisories is in [advisories.md](advisories.md).',
    `${foreign.length} packages of others, CycloneDX ${bill.specVersion}.`,
    '## Licences',
    table(
      ['licence', 'packages', 'among them'],
      licenceRows(bill).map(({ licence, packages }) => [
        licence,
        String(packages.length),
        packages.slice(0, 6).join(', '),
      ]),
    ),
    '### Read by a person',
    table(['package', 'finding'], read),
    unread.length === 0
      ? 'All others are permissive.'
      : `**To be read:**\n\n${unread.map((one) => `- ${one}`).join('\n')}`,
    '## `pnpm audit --prod`',
    auditText(audit),
    '',
  ].join('\n\n')
}

function findingOn(one: Component): [string, string][] | undefined {
  const name = fullName(one)
  const found = READ.find(({ name: pattern }) => pattern.test(name.replace(/@[^@]*$/, '')))
  return found && [[name, found.finding]]
}

function isForeign({ group }: Component): boolean {
  return group !== '@carelane'
}

function fullName({ group, name, version }: Component): string {
  return `${group ? `${group}/` : ''}${name}@${version}`
}

function licenceOf({ licenses }: Component): string {
  return (
    licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name).join(' AND ') ||
    'none said'
  )
}

function isPermissive(licence: string): boolean {
  try {
    return satisfies(licence, PERMISSIVE)
  } catch {
    // The parser refuses what is no licence expression.
    return false
  }
}

function fenced(text: string): string {
  return ['```', text, '```'].join('\n')
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
