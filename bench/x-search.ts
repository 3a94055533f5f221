import preparePostgres from '../packages/test-kit/src/postgres-global-setup'
import { startStack } from '../packages/test-kit/src/stack'
import { seedLarge } from '../cms/src/seed-large/seed-large'
import { openLoop } from './lib/open-loop'
import { median, percentile } from './lib/statistics'
const end = await preparePostgres()
if (process.env.X) process.env.XPID = '1'
if (process.env.X) process.env.NODE_OPTIONS = `--conditions=production --require ${process.env.X}`
const stack = await startStack({ parts: ['cms', 'site'] })
await seedLarge(stack.databaseUrls.carelane_cms, { articles: 10_000, pictures: 1000, besideContent: true, report: () => {} })
const words = ['phone', 'battery', 'screen repair', 'warranty', 'backup', 'customer']
const told = (t: readonly number[]) => `median ${median(t).toFixed(1)} p95 ${percentile(t, 0.95).toFixed(1)} max ${Math.max(...t).toFixed(0)}`
let n = 0
const page = async () => { n++; const r = await fetch(`${stack.siteUrl}/ng/search/?${new URLSearchParams({ q: `${words[n % words.length]} ${n}` })}`, { headers: { 'x-forwarded-for': `198.18.${Math.floor(n / 250) % 250}.${(n % 250) + 1}` } }); await r.arrayBuffer(); if (!r.ok) throw new Error(String(r.status)) }
const empty = async () => { n++; const r = await fetch(`${stack.siteUrl}/ng/search/?${new URLSearchParams({ q: `zzqx ${n}` })}`, { headers: { 'x-forwarded-for': `198.18.${Math.floor(n / 250) % 250}.${(n % 250) + 1}` } }); await r.arrayBuffer() }
const api = async () => { n++; const r = await fetch(`${stack.cmsUrl}/api/search/all?${new URLSearchParams({ shortName: 'ng', q: `${words[n % words.length]} ${n}`, kind: '', page: '1', size: '10' })}`); await r.arrayBuffer(); if (!r.ok) throw new Error(String(r.status)) }
await openLoop({ rate: 5, seconds: 6 }, page)
if (process.env.X) { await fetch(stack.siteUrl + '/api/none/').catch(() => {}); process.kill(Number((await import('node:fs')).readFileSync('/tmp/xsite.pid','utf8')), 'SIGUSR2') }
for (let r = 0; r < 3; r++) {
  try { console.log('api ', told(await openLoop({ rate: 10, seconds: 8 }, api))) } catch (e) { console.log('api', String(e)) }
  console.log('page', told(await openLoop({ rate: 10, seconds: 8 }, page)))
}
console.log('empty', told(await openLoop({ rate: 10, seconds: 8 }, empty)))
if (process.env.X) { process.kill(Number((await import('node:fs')).readFileSync('/tmp/xsite.pid','utf8')), 'SIGUSR2'); await new Promise((r) => setTimeout(r, 4000)) }
await stack.stop(); await end(); process.exit(0)
