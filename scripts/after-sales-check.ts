import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { checkInputs, runCheck } from '../packages/after-sales/src/check/index'
import { EnvironmentError, readEnvironment } from '../packages/config/src/environment'

const SANDBOX = path.resolve(import.meta.dirname, '../packages/after-sales-sandbox')

const USAGE = `pnpm after-sales:check --url https://api.service.example --inputs inputs.json

Asks a host every call of the contract and prints what meets it, what does not, and how.
The brand and the keys come from the environment or .env, as the site reads them; where no key is
set, the sandbox's public ones and its inputs are taken.

  --url     the service host; AFTER_SALES_URL without it
  --login   the account provider, which then is asked for the token's profile; LOGIN_URL without it
  --inputs  a file of values to ask with: { "warrantyInfo": { "imei": "…" }, … }
  --token   a visitor's token, for the calls that need one; or CHECK_TOKEN, which no list of processes shows
  --write   makes the calls that write as well: bookings, codes, orders`

/** Printed without a stack trace. */
class UsageError extends Error {}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof EnvironmentError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function main(): Promise<number> {
  const flags = readFlags()
  if (flags.help) {
    console.log(USAGE)
    return 0
  }
  readEnvironmentFile()
  const hasKeys = Boolean(process.env.AFTER_SALES_SIGN_SECRET)
  const given = {
    ...(hasKeys ? {} : await sandboxKeys()),
    ...process.env,
    ...(flags.url && { AFTER_SALES_URL: flags.url }),
    ...(flags.login && { LOGIN_URL: flags.login }),
  }
  const environment = readEnvironment(
    [
      'AFTER_SALES_URL',
      'AFTER_SALES_WITHOUT',
      'SERVICE_BRAND',
      'AFTER_SALES_SIGN_SECRET',
      'LOCATION_SIGN_SALT',
      'AFTER_SALES_AES_KEY',
      'AFTER_SALES_RSA_PUBLIC_KEY',
    ],
    given,
  )
  const inputs = flags.inputs ?? (hasKeys ? undefined : path.join(SANDBOX, 'check-inputs.json'))
  const isGood = await runCheck(
    {
      host: {
        baseUrl: environment.AFTER_SALES_URL,
        brand: environment.SERVICE_BRAND,
        without: environment.AFTER_SALES_WITHOUT,
        signSecret: environment.AFTER_SALES_SIGN_SECRET,
        locationSalt: environment.LOCATION_SIGN_SALT,
        aesKey: environment.AFTER_SALES_AES_KEY,
        rsaPublicKey: environment.AFTER_SALES_RSA_PUBLIC_KEY,
      },
      inputs: inputs ? await readJson(inputs, checkInputs) : {},
      provider: given.LOGIN_URL ? providerOf(given) : undefined,
      write: flags.write,
      token: flags.token ?? process.env.CHECK_TOKEN,
    },
    (line) => console.log(line),
  )
  return isGood ? 0 : 1
}

function providerOf(given: Record<string, string | undefined>) {
  const names = ['LOGIN_URL', 'LOGIN_CLIENT_ID', 'LOGIN_APP_ID', 'SERVICE_BRAND'] as const
  const read = readEnvironment(names, given)
  return {
    loginUrl: read.LOGIN_URL,
    clientId: read.LOGIN_CLIENT_ID,
    appId: read.LOGIN_APP_ID,
    brandId: read.SERVICE_BRAND,
  }
}

function readFlags() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({
      options: {
        url: text,
        login: text,
        inputs: text,
        token: text,
        write: flag,
        help: { ...flag, short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : 'Wrong use'}\n\n${USAGE}`)
  }
}

/** The environment takes precedence, as in a start. */
function readEnvironmentFile(): void {
  try {
    process.loadEnvFile(path.resolve(import.meta.dirname, '../.env'))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

function sandboxKeys(): Promise<Record<string, string>> {
  return readJson(path.join(SANDBOX, 'src/throw-away-keys.json'), z.record(z.string(), z.string()))
}

async function readJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read`)
  })
  const read = schema.safeParse(jsonOf(text, file))
  if (!read.success) throw new UsageError(`${file}: ${z.prettifyError(read.error)}`)
  return read.data
}

function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new UsageError(`${file} is not JSON`)
  }
}
