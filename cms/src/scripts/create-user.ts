import { EnvironmentError } from '@carelane/config'
import { parseArgs } from 'node:util'
import { BasePayload, buildConfig, ValidationError } from 'payload'
import { z } from 'zod'
import { ROLES } from '../access/roles'
import { cmsConfig } from '../cms-config'
import { readSettings } from '../settings'
import { promptFor, promptForSecret } from './prompt'

const USAGE = 'npm run create-user -- [--email ada@example.com] [--name "Ada"] [--role administrator]'

const account = z.object({
  email: z.email('is not an e-mail address'),
  name: z.string().trim().min(1, 'must not be empty').max(120),
  role: z.enum(ROLES),
  password: z.string(),
})

try {
  await createUser(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  console.error(explained(error))
  process.exit(1)
}

async function createUser(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } },
  })
  const settings = readSettings()
  const data = account.parse({
    email: values.email ?? (await promptFor('E-mail: ')),
    name: values.name ?? (await promptFor('Name: ')),
    role: values.role ?? 'administrator',
    // Every user of the machine can read arguments.
    password: await promptForSecret('Password (at least 12 characters): '),
  })
  const config = buildConfig(cmsConfig({ ...settings, logLevel: 'error' }))
  const payload = await new BasePayload().init({ config, disableOnInit: true })
  await payload.create({ collection: 'users', data })
  console.log(`${data.email} can log in now, as ${data.role}.`)
}

function explained(error: unknown): unknown {
  if (error instanceof EnvironmentError) return error.message
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n')
  }
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ path, message }) => `${path}: ${message}`).join('\n')
  }
  if (error instanceof TypeError && 'code' in error) return `${error.message}\n${USAGE}`
  return error
}
