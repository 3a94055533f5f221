import { createLocalReq, type Payload } from 'payload'
import { isApprovedKind } from '../access/approved-kinds'
import { type Audience, audienceOf } from '../access/audiences'
import { readApprovalRules } from '../approval/approval-rules'
import type { BundleDocument } from './bundle'
import { changesBetween } from './compare'
import type { Content, StoredDocument } from './database/read-database'
import type { LoadedDocument } from './files/read-bundle'

export type Carry = (wanted: LoadedDocument, stored: StoredDocument | undefined) => LoadedDocument

/**
 * An import publishes as administrators do: if these need approval too, what needs it becomes a draft, and what is
 * public stays as it is.
 */
export async function carryAsDraft(payload: Payload, { names }: Content): Promise<Carry> {
  const rules = await readApprovalRules(await createLocalReq({}, payload))
  return (wanted, stored) => {
    const { kind, shared, texts, draft } = wanted
    const publishes = shared._status === 'published' && (!stored || changesBetween(stored, wanted).length > 0)
    if (!rules.administratorsToo || !publishes || !isApprovedKind(kind)) return wanted
    const audiences = [audienceOfState(wanted), ...(stored ? [audienceOf(kind, stored.stored)] : [])]
    if (!rules.needsApproval(kind, audiences)) return wanted
    const asDraft = { shared: { ...shared, _status: 'draft' }, texts }
    if (stored?.shared._status !== 'published') return { ...wanted, ...asDraft }
    return { ...wanted, shared: stored.shared, texts: stored.texts, draft: draft ?? asDraft }
  }

  function audienceOfState({ shared: { allCountries, countries } }: BundleDocument): Audience {
    if (allCountries === true) return 'all'
    const named = Array.isArray(countries) ? countries : []
    return named.flatMap((name) => names.idOf('countries', String(name)) ?? [])
  }
}
