import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { codeOf, Problem } from '../problem'
import { writeAtomically } from './write-atomically'

const secretsSchema = z.object({
  postgresPassword: z.string().min(32),
  publicationSecret: z.string().min(32),
  sessionSecret: z.string().min(32),
})

export type Secrets = z.output<typeof secretsSchema>

/** @throws Problem if the file is damaged */
export function readSecrets(dataFolder: string): Secrets {
  const file = path.join(dataFolder, 'secrets.json')
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (codeOf(error) !== 'ENOENT')
      throw new Problem(
        `${file} cannot be read (${codeOf(error) ?? 'it is damaged'}). Put it back from a copy: it holds the ` +
          'password of the database. `npm start -- --reset` begins anew without the stored data.',
      )
  }
  const made = makeSecrets()
  writeAtomically(file, JSON.stringify(made, null, 2))
  return made
}

export function makeSecrets(): Secrets {
  const secret = () => randomBytes(32).toString('base64url')
  return { postgresPassword: secret(), publicationSecret: secret(), sessionSecret: secret() }
}
