import { countryTag, documentTag, type PolicySummary, type Tag } from '@carelane/main-api'
import type { Answer } from '../answer'
import { type Edition, findEdition } from '../../queries/edition'
import { findPolicies, type PolicyRow } from '../../queries/policies'

/** [2.4#13] */
export const policyList: Answer<'policyList'> = async (db, { shortName }) => {
  const edition = await findEdition(db, shortName)
  const found = await findPolicies(db, edition)
  return { result: { policies: found.map(toSummary) }, tags: policyTags(edition, found) }
}

export function toSummary({ brandId: _, brandSlug, brandName, ...row }: PolicyRow): PolicySummary {
  return { ...row, brand: { slug: brandSlug, name: brandName } }
}

/** The country's time zone decides which is in force. */
export function policyTags({ country }: Edition, policies: readonly PolicyRow[]): Tag[] {
  const documents = policies.flatMap(({ id, brandId }) => [
    documentTag('policies', id),
    documentTag('brands', brandId),
  ])
  return ['policies', countryTag(country), ...documents]
}
