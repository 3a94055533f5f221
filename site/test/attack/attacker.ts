import { ATTACKS } from './attacks'
import { attackNamed } from './run-attacks'

const [name = '', site = '', cms = '', account = ''] = process.argv.slice(2)
await ATTACKS[attackNamed(name)].attack({ site: Number(site), cms: Number(cms), account })
