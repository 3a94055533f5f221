/** What a version that does not know of it would stumble over, while it still runs beside the next one. */
const CONTRACTING = [
  /\bDROP (?:TABLE|COLUMN|SCHEMA|TYPE|VIEW|MATERIALIZED VIEW|FUNCTION)\b/gi,
  /\bRENAME\b/gi,
  /\bALTER COLUMN \S+ (?:SET DATA )?TYPE\b/gi,
  /\bSET NOT NULL\b/gi,
  /\bADD COLUMN (?:IF NOT EXISTS )?[^,;]*\bNOT NULL\b(?![^,;]*\bDEFAULT\b)(?<!\bDEFAULT\b[^,;]*)/gi,
  /\bADD CONSTRAINT \S+ (?:CHECK|UNIQUE|FOREIGN KEY|EXCLUDE)\b/gi,
]

const REASON = /\bContract: \S/

/** @returns what contracts in a migration that does not give its reason in a comment that begins with `Contract:` */
export function contractingParts(migration: string): string[] {
  if (REASON.test(migration)) return []
  const made = new Set(
    [...migration.matchAll(/\bCREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\S+)/gi)].map(
      ([, name]) => name,
    ),
  )
  return migration
    .split(';')
    .filter((statement) => !isAbout(statement, made))
    .flatMap((statement) => CONTRACTING.flatMap((pattern) => statement.match(pattern) ?? []))
}

/** Nobody has rows yet in a table that the same migration makes. */
function isAbout(statement: string, made: ReadonlySet<string | undefined>): boolean {
  return made.has(/\bALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\S+)/i.exec(statement)?.[1])
}
