import type { CountryCode, Locale } from '@carelane/countries'
import type { AssistantPassage } from '@carelane/main-api'
import type { Database } from '../../database/query'
import { areOurs, formsOf, isDevice } from './concepts'
import { DEVICES } from './devices'
import type { FoundIntent } from '../intents/find-intents'
import { findDocuments } from './find-documents'
import { correctQuestion } from './correct-question'
import { type ParsedQuestion, parseQuestion } from './parse-question'
import { type Scored, scorePassages, type Sought } from './score-passages'
import { type Unit, unitsOf } from './units'

interface Edition {
  country: CountryCode
  locale: Locale
}

interface Asked {
  question: string
  device: string
  topic: string
}

/** Shares of a question; see `areOurs`. */
const LEAST_COVERAGE = { anchored: 0.5, adrift: 0.7 }

const OWN_LANGUAGE = 0.15

/** Of a meaning, so that its pages come first. */
const LIKELY = 0.2

/** Else a question after another one goes on with what that was about. */
const LIKELY_AFTER_ANOTHER = 0.3

/** Less than naming a brand counts, as the policies of a kind of device stand side by side. */
const LATER_PAGE = 0.05

/** Of two questions in one each gets its first page before either gets more. */
const LATER_PAGE_OF_TWO = 1.5

/** Only the meanings of two questions in one are both. */
const LIKELIER_THAN_NOT = 0.5

const MOST_OF_DOCUMENT = 3
const MOST = 8

// With fewer concepts it may refer to an earlier question.
const FEW_CONCEPTS = 2

export async function findPassages(
  db: Database,
  edition: Edition,
  asked: Asked,
  intents: readonly FoundIntent[],
): Promise<AssistantPassage[]> {
  if (!/[\p{L}\p{N}]/u.test(asked.question)) return []
  const locales = [...new Set<Locale>([edition.locale, 'en'])]
  const read = await correctQuestion(db, parseQuestion(asked.question, edition.locale), locales)
  const carried = carriedBy(read, asked, edition.locale)
  const meant = meantBy(intents, asked.topic === '' ? LIKELY : LIKELY_AFTER_ANOTHER)
  const found = await Promise.all(locales.map((locale) => findIn(db, edition, locale, read, carried, meant)))
  return found
    .flat()
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map((passage) => ({ ...passage, score: Math.min(1, passage.score) }))
}

async function findIn(
  db: Database,
  edition: Edition,
  locale: Locale,
  read: ParsedQuestion,
  carriedRead: ParsedQuestion,
  meant: ReadonlyMap<string, MeantPage>,
): Promise<AssistantPassage[]> {
  const [asked, carried] = await Promise.all([unitsOf(db, read, locale), unitsOf(db, carriedRead, locale)])
  const alike = await findDocuments(db, {
    country: edition.country,
    visitorsLocale: edition.locale,
    locale,
    units: [...asked, ...carried],
  })
  const own = [...meant.values()].filter(({ page }) => page.locale === locale)
  const documents = [
    ...own.map(({ page }) => page),
    ...alike.filter(({ url }) => !own.some(({ page }) => page.url === url)),
  ]
  const named = new Set([...read.concepts, ...carriedRead.concepts])
  const hasDevice = [...named].some(isDevice)
  const otherDevices = DEVICES.filter((device) => (hasDevice ? !named.has(device) : device !== 'phone')).map(
    (device) => ({ forms: formsOf(device, locale) }),
  )
  const ownLanguage = locale === edition.locale ? OWN_LANGUAGE : 0
  const sought: Sought = { asked, carried, otherDevices }
  return documents.flatMap((document) => {
    const supported = scorePassages(document, sought).filter(
      (passage) => meant.has(document.url) || isSupported(passage, read, asked, carried),
    )
    return bestOf(supported).map(({ coverage: _, inTitle: __, ...passage }) => ({
      ...passage,
      score: passage.score + ownLanguage + (meant.get(document.url)?.ahead ?? 0),
    }))
  })
}

/** The steps of a tip follow its short answer, however much it says before them. */
function bestOf(scored: readonly Scored[]): Scored[] {
  const best = scored.slice(0, MOST_OF_DOCUMENT)
  const isHowTo = best.some(({ kind, shortAnswer }) => kind === 'tips' && shortAnswer !== null)
  const steps =
    isHowTo && !best.some(({ isSteps }) => isSteps) ? scored.find(({ isSteps }) => isSteps) : undefined
  return steps ? [...best, steps] : best
}

interface MeantPage {
  page: FoundIntent['pages'][number]
  /** Added to the score, which alone is at most about 1.2. */
  ahead: number
}

/** By address. */
function meantBy(intents: readonly FoundIntent[], least: number): Map<string, MeantPage> {
  const meant = new Map<string, MeantPage>()
  const areTwo = intents.slice(0, 2).filter(({ probability }) => probability > LIKELIER_THAN_NOT).length > 1
  const laterPage = areTwo ? LATER_PAGE_OF_TWO : LATER_PAGE
  for (const [place, { pages, probability }] of intents.entries()) {
    if (probability < least) continue
    for (const [at, page] of pages.entries()) {
      if (!meant.has(page.url)) meant.set(page.url, { page, ahead: 3 - place - at * laterPage })
    }
  }
  return meant
}

function carriedBy(read: ParsedQuestion, { device, topic }: Asked, locale: Locale): ParsedQuestion {
  const before = { device: parseQuestion(device, locale), topic: parseQuestion(topic, locale) }
  const told = [...read.concepts].filter((concept) => !isDevice(concept))
  const concepts = [
    ...([...read.concepts].some(isDevice) ? [] : before.device.concepts),
    ...(told.length < FEW_CONCEPTS ? [...before.topic.concepts].filter((concept) => !isDevice(concept)) : []),
  ]
  return { concepts: new Set(concepts.filter((concept) => !read.concepts.has(concept))), words: [] }
}

function isSupported(
  { coverage, inTitle }: Scored,
  { concepts }: ParsedQuestion,
  asked: readonly Unit[],
  carried: readonly Unit[],
): boolean {
  if (asked.every(({ isDevice }) => isDevice)) return carried.length > 0
  if (areOurs(concepts)) return coverage >= LEAST_COVERAGE.anchored
  return inTitle && coverage >= LEAST_COVERAGE.adrift
}
