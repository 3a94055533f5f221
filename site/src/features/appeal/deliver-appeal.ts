import { mccAndLanguage, type Failure } from '@carelane/after-sales'
import { handInAs } from '@/accounts/account-in-force'
import { afterSales } from '@/platform/after-sales'
import type { Handed, NotHanded } from '@/handing-in/delivery'
import { deliverPhotos } from '@/uploads/deliver-photos'
import { appealContent, changeContent, type AppealContent, type ChangeContent } from './contents'
import { PHOTOS, type PhotoName } from './fields'

/** [4#42], by envelope code. */
const REFUSALS = new Map([
  [404, 'notFound'],
  [410, 'audited'],
])

/** [4#41]. With an expired token it waits for the next sign-in. */
export async function deliverAppeal(key: string, content: unknown): Promise<Handed> {
  const appeal = appealContent.parse(content)
  return handInAs(appeal.account, (account) => handInAppeal(key, { ...appeal, account }))
}

async function handInAppeal(key: string, appeal: AppealContent): Promise<Handed> {
  const asked = await askedOf(key, appeal)
  if ('kind' in asked) return { state: 'failed', failure: asked }
  const answer = await afterSales().call('appealAdd', asked, { token: appeal.account.token })
  if (!answer.ok) return { state: 'failed', failure: answer.failure }
  return { state: 'delivered', answer: 'accepted', details: answer.data }
}

/** Final once audited. */
export async function deliverAppealChange(key: string, content: unknown): Promise<Handed> {
  const change = changeContent.parse(content)
  return handInAs(change.account, (account) => handInChange(key, { ...change, account }))
}

async function handInChange(key: string, { serviceNumber, ...appeal }: ChangeContent): Promise<Handed> {
  const asked = await askedOf(key, appeal)
  if ('kind' in asked) return { state: 'failed', failure: asked }
  const { token } = appeal.account
  const answer = await afterSales().call('appealUpdate', { ...asked, serviceNumber }, { token })
  if (answer.ok) return { state: 'delivered', answer: 'accepted', details: answer.data }
  const refusal = refusalIn(answer.failure)
  return refusal ? { state: 'refused', answer: refusal } : { state: 'failed', failure: answer.failure }
}

async function askedOf(key: string, { account, photos, country, locale, ...entered }: AppealContent) {
  if (account.until <= Date.now()) return OVER
  const place = { country, locale }
  const given = PHOTOS.flatMap((name) => {
    const photo = photos[name]
    return photo ? [{ name, photo }] : []
  })
  const ids = given.flatMap(({ photo }) => ('id' in photo ? [photo.id] : []))
  const delivered = await deliverPhotos(ids, place, account)
  if (!delivered.ok) return delivered.failure
  const left = [...delivered.fileKeys]
  const keyOf = (name: PhotoName) => {
    const photo = photos[name]
    if (!photo) return undefined
    return 'id' in photo ? left.shift() : photo.fileKey
  }
  const fileKeys = Object.fromEntries(given.map(({ name }) => [name, keyOf(name)]))
  return {
    ...entered,
    ...(fileKeys as Record<'idPhoto' | 'invoicePhoto' | 'imei1Photo', string>),
    ...mccAndLanguage(place),
    requestKey: key,
  }
}

const OVER: NotHanded = { kind: 'envelope', codeName: 'token-invalid', isRetryable: false }

function refusalIn({ kind, code }: Failure): string | undefined {
  return kind === 'envelope' ? REFUSALS.get(code ?? 0) : undefined
}
