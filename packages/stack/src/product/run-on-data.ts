import { readEnvironment } from '@carelane/config'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { makeSecrets, readSecrets } from '../data/secrets'
import { Problem } from '../problem'
import { partsEnvironment } from './environment'
import { withStoredData } from './stored-data'

/** @throws Problem or EnvironmentError */
export async function runOnData(
  root: string,
  command: string,
  parameters: readonly string[],
): Promise<number> {
  if (!existsSync(command)) throw new Problem('It is not built yet: `npm start` builds it.')
  const settings = readEnvironment([
    'SITE_PORT',
    'CMS_PORT',
    'SANDBOX_PORT',
    'CARELANE_DATA_DIR',
    'CARELANE_DATABASE_PREFIX',
  ])
  const dataFolder = path.resolve(root, settings.CARELANE_DATA_DIR)
  const hasSecrets = existsSync(path.join(dataFolder, 'secrets.json'))
  const { DATABASE_URL, SESSION_SECRET, PUBLICATION_SECRET } = process.env
  if (!hasSecrets && !(DATABASE_URL && SESSION_SECRET && PUBLICATION_SECRET))
    throw new Problem(`There is no data in ${dataFolder}. CARELANE_DATA_DIR names another folder.`)
  // Those of the environment take their place.
  const secrets = hasSecrets ? readSecrets(dataFolder) : makeSecrets()
  const run = async (serverUrl: string) => {
    const options = {
      ports: { site: settings.SITE_PORT, cms: settings.CMS_PORT, sandbox: settings.SANDBOX_PORT },
      secrets,
      environment: process.env,
      development: false,
      dataFolder,
      databasePrefix: settings.CARELANE_DATABASE_PREFIX,
    }
    const env = partsEnvironment(options, serverUrl) as NodeJS.ProcessEnv
    const child = spawn(process.execPath, ['--conditions=production', command, ...parameters], {
      env,
      stdio: 'inherit',
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    return code ?? 1
  }
  if (process.env.DATABASE_URL) return run(readEnvironment(['DATABASE_URL']).DATABASE_URL)
  return withStoredData({ dataFolder, password: secrets.postgresPassword }, run)
}
