import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { countryNames } from '../access/country-names'
import { ownCountries } from '../access/own-countries'
import { EVERYWHERE } from '../journal/write-entry'
import { entryStates } from './entry-states'
import { sayReasons } from './kept-note'
import type { ReleaseDetails, ReleaseList } from './release-contract'
import { mayChangeRelease, mayMakeReleases } from './release-rights'
import { findEntries, type Release } from './releases-store'

export async function shownList(req: PayloadRequest, releases: readonly Release[]): Promise<ReleaseList> {
  const names = await countryNames(req, { trash: false })
  const own = ownCountries(req.user)
  const mayMake = mayMakeReleases(req.user)
  const offered = [...names].filter(([id]) => mayMake && (own === null || own.includes(id)))
  return {
    releases: releases.map((release) => head(release, names)),
    countries: offered.map(([id, name]) => ({ id, name })),
    mayMake,
  }
}

export async function shownRelease(req: PayloadRequest, release: Release): Promise<ReleaseDetails> {
  const { db, collections } = req.payload
  const seen = await entryStates(req, await findEntries(db.pool, release.id), release)
  const isSeen = (kind: string, document: number) =>
    seen.some(({ entry }) => entry.kind === kind && entry.document === document)
  return {
    ...head(release, await countryNames(req, { trash: false })),
    mayChange: mayChangeRelease(req.user, release),
    refused: release.refused
      .filter(({ kind, document }) => isSeen(kind, document))
      .map(({ kind, document, text, reasons }) => ({
        ...{ kind, document },
        text: reasons.length === 0 ? text : sayReasons(req, kind, reasons),
      })),
    entries: seen.map(({ entry: { kind, document, title, changes }, state }) => ({
      kind,
      kindName: getTranslation(collections[kind].config.labels.singular, req.i18n),
      document,
      title,
      state,
      locales: changes.map(({ locale }) => locale),
      address: `/admin/collections/${kind}/${document}`,
    })),
  }
}

function head(release: Release, names: Map<number, string>): ReleaseList['releases'][number] {
  const { id, title, state, countries, documents, timeZone } = release
  return {
    ...{ id, title, state, documents, timeZone },
    countryNames: countries.flatMap((each) => names.get(each) ?? []),
    allCountries: countries.includes(EVERYWHERE),
    dueAt: release.dueAt?.toISOString() ?? null,
    liveAt: release.liveAt?.toISOString() ?? null,
    rolledBackAt: release.rolledBackAt?.toISOString() ?? null,
  }
}
