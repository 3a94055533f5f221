import { ATTACKS } from './attacks'
import { attackNamed } from './run-attacks'

const [name = '', port = ''] = process.argv.slice(2)
await ATTACKS[attackNamed(name)].attack(Number(port))
