import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { asciiDigits } from '../ascii-digits'
import { changeProfile, ensureAccount, findAccount } from '../account/accounts'
import { pictureType } from '../files/picture-type'
import { sendCode, useCode } from '../repairs/verification'
import type { Surroundings } from '../surroundings'
import { readEmail, readPhone } from './addresses'
import { regionOf, type AuthorizationRequest } from './authorization-request'
import { addressPage, codePage, problemPage, profilePage, type Shown } from './pages'
import { DRAWN } from './pictures'
import { beginSignIn, findSignIn, leadBack, noteAccount, type SignIn } from './sign-ins'

const text = z.string().max(300).default('')

const sentForm = z.object({
  step: z.enum(['phone', 'email', 'code', 'again', 'profile']),
  region: text,
  phone: text,
  email: text,
  signIn: text,
  code: text,
  profile: z.literal('on').optional(),
  nickname: text,
  avatar: z.enum(DRAWN).optional().catch(undefined),
  upload: z.instanceof(File).optional().catch(undefined),
})

type Sent = z.output<typeof sentForm>

export type Step = { page: ReturnType<typeof problemPage> } | { leadTo: string }

const MOST_PICTURE_BYTES = 1024 * 1024

export async function nextStep(
  form: unknown,
  asked: AuthorizationRequest,
  shown: Shown,
  surroundings: Surroundings,
): Promise<Step | undefined> {
  const read = sentForm.safeParse(form)
  if (!read.success) return undefined
  const sent = read.data
  if (sent.step === 'phone' || sent.step === 'email') return sendTo(sent, asked, shown, surroundings)
  const { pool, clock } = surroundings
  const signIn = await findSignIn(pool, sent.signIn, clock.now())
  if (!signIn) return { page: problemPage({ ...shown, problem: 'over' }) }
  if (sent.step === 'again') return sendAgain(signIn, shown, surroundings)
  if (sent.step === 'code') return enterCode(signIn, sent, shown, surroundings)
  return saveProfile(signIn, sent, shown, surroundings)
}

async function sendTo(
  { step, region, phone, email }: Sent,
  asked: AuthorizationRequest,
  shown: Shown,
  { pool, clock }: Surroundings,
): Promise<Step> {
  const address = step === 'phone' ? readPhone(phone, region) : readEmail(email)
  if (address === null) {
    const problem = step === 'phone' ? 'phone' : 'email'
    return { page: addressPage({ ...shown, problem }, { phone, email, region: region || regionOf(asked) }) }
  }
  const { callbackUrl, state, codeChallenge: challenge } = asked
  const { sent } = await sendCode(pool, address, clock.now())
  const id = await beginSignIn(pool, address, { callbackUrl, state, challenge }, clock.now())
  return { page: codePage({ ...shown, problem: sent ? undefined : 'again' }, { id, address }) }
}

async function sendAgain(signIn: SignIn, shown: Shown, { pool, clock }: Surroundings): Promise<Step> {
  const { sent } = await sendCode(pool, signIn.address, clock.now())
  return { page: codePage({ ...shown, problem: sent ? undefined : 'again' }, signIn) }
}

async function enterCode(
  signIn: SignIn,
  { code, profile }: Sent,
  shown: Shown,
  surroundings: Surroundings,
): Promise<Step> {
  const { pool, clock } = surroundings
  const { id, address } = signIn
  const result = await useCode(pool, { address, code: asciiDigits(code.trim()) }, clock.now())
  if (result !== 'verified') return { page: codePage({ ...shown, problem: result }, signIn) }
  const known = address.startsWith('+') ? { phone: address } : { email: address }
  const { account, isNew } = await ensureAccount(pool, known, clock.now())
  await noteAccount(pool, id, account.id)
  if (!isNew && !profile) return back(id, shown, surroundings)
  return { page: profilePage(shown, { id, nickname: account.nickname ?? '' }) }
}

async function saveProfile(
  { id, account }: SignIn,
  { nickname, avatar, upload }: Sent,
  shown: Shown,
  surroundings: Surroundings,
): Promise<Step> {
  const { pool } = surroundings
  const known = account === null ? undefined : await findAccount(pool, account)
  if (!known) return { page: problemPage({ ...shown, problem: 'over' }) }
  const picture = upload && upload.size > 0 ? await keepPicture(known.id, upload, surroundings) : avatar
  if (picture === null) return { page: profilePage({ ...shown, problem: 'picture' }, { id, nickname }) }
  await changeProfile(pool, known.id, { nickname: nickname.trim() || null, avatar: picture })
  return back(id, shown, surroundings)
}

async function keepPicture(account: string, upload: File, { pool }: Surroundings): Promise<string | null> {
  if (upload.size > MOST_PICTURE_BYTES) return null
  const bytes = Buffer.from(await upload.arrayBuffer())
  const type = pictureType(bytes)
  if (!type) return null
  const key = randomUUID()
  await pool.query('INSERT INTO account_pictures (key, account, type, bytes) VALUES ($1, $2, $3, $4)', [
    key,
    account,
    type,
    bytes,
  ])
  return key
}

async function back(id: string, shown: Shown, { pool, clock }: Surroundings): Promise<Step> {
  const leadTo = await leadBack(pool, id, clock.now())
  return leadTo === undefined ? { page: problemPage({ ...shown, problem: 'over' }) } : { leadTo }
}
