import { Client } from 'pg'
import { rebuildIndex } from '../search/index/rebuild'
import { readSettings } from '../settings'

const client = new Client({ connectionString: readSettings().connectionString })
await client.connect()
const began = performance.now()
const count = await rebuildIndex(client)
await client.end()
console.log(`The search has ${count} documents, in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
