import type { CountryCode, Locale } from '@carelane/countries'
import { PREVIEW_SEGMENT } from '@carelane/main-api'
import { makePreviewToken, type PreviewPass } from '@carelane/main-api/preview-token'
import type { LivePreviewConfig, PayloadRequest } from 'payload'
import { type Edition, editionsOf } from './editions'
import { asPreviewed, isPreviewed } from './previewed-collections'
import type { PreviewSettings } from './settings'

/** Tokens last 5 to 15 minutes, and change only every ten, since the frame reloads with its address. */
const SAME_FOR_SECONDS = 600
const AT_LEAST_SECONDS = 300

type PreviewUrl = Extract<NonNullable<LivePreviewConfig['url']>, (...args: never[]) => unknown>

export function previewUrl({ secret, siteOf }: PreviewSettings): PreviewUrl {
  return async ({ collectionConfig, data, locale, payload, req }) => {
    const collection = collectionConfig?.slug ?? ''
    const document = asPreviewed(data)
    const { user } = req
    const holder = passHolder(req)
    if (!document || !user || !holder || !isPreviewed(collection)) return null
    const edition = bestEdition(await editionsOf(payload.db.pool, document), locale.code, user)
    if (!edition) return null
    const token = makePreviewToken(secret, { collection, id: document.id, ...holder })
    return `${siteOf(edition.country)}/${edition.lang}/${PREVIEW_SEGMENT}/?token=${token}`
  }
}

/** Who may see what a token is for, and until when. Null without a log-in. */
export function passHolder(
  req: PayloadRequest,
): Pick<PreviewPass, 'user' | 'session' | 'admin' | 'expires'> | null {
  const { user } = req
  const admin = adminOrigin(req)
  const session = sessionOf(user)
  if (!user || !session || !admin) return null
  return { user: user.id, session, admin, expires: expiryAt(Date.now() / 1000) }
}

function sessionOf(user: object | null): string | undefined {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined
}

function expiryAt(seconds: number): number {
  return Math.ceil((seconds + AT_LEAST_SECONDS) / SAME_FOR_SECONDS) * SAME_FOR_SECONDS
}

/** One of the editor's countries, else the one with most readers. */
function bestEdition(
  editions: readonly Edition[],
  locale: string,
  user: NonNullable<PayloadRequest['user']>,
): Edition | undefined {
  const own = new Set(user.countries?.map((country) => (typeof country === 'object' ? country.id : country)))
  const inLanguage = editions.filter((edition) => edition.locale === locale)
  const isOwn = ({ countryId }: Edition) => own.has(countryId)
  const isHome = ({ country }: Edition) => country === HOMES[locale]
  return (
    inLanguage.find(isOwn) ?? inLanguage.find(isHome) ?? inLanguage[0] ?? editions.find(isOwn) ?? editions[0]
  )
}

const HOMES: Record<string, CountryCode | undefined> = {
  en: 'ng',
  fr: 'ci',
  ar: 'eg',
  es: 'mx',
  pt: 'br',
  ru: 'ru',
} satisfies Partial<Record<Locale, CountryCode>>

/** `CMS_URL` may be an internal name. */
function adminOrigin({ headers }: PayloadRequest): string | undefined {
  const host = headers.get('host')
  if (!host) return undefined
  const [protocol] = (headers.get('x-forwarded-proto') ?? 'http').split(',')
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`
}
