import type { Result } from '@carelane/after-sales'
import { notFound } from 'next/navigation'
import { findVisit } from '@/i18n/find-visit'
import type { SiteSection } from '@/forms/site-section'
import { contactsElsewhere, otherCountries } from './contacts-elsewhere'
import { centerOfEmail, centerOfPhone, centersNamed } from './find-centers'
import { judgeClaim } from './judge-claim'
import type { Ours } from './judge-link'
import type { FoundCenter, Judgement } from './judgement'
import { contactsOf } from './our-contacts'
import { ownNames, ownSites } from './own-sites'
import { countriesDialled, phoneForms } from './phone-forms'
import type { Claim } from './read-claim'

/** Other countries are asked only about what this one does not know. */
export async function judgeTyped(claim: Claim, section: SiteSection): Promise<Result<Judgement>> {
  if (claim.kind === 'name') return judgeName(claim.name, section)
  const visit = (await findVisit(section.lang)) ?? notFound()
  const sites = ownSites()
  const forms = claim.kind === 'phone' ? phoneForms(claim.phone, section.country) : []
  const ours: Ours = { sites, names: ownNames(sites), contacts: [contactsOf(section.country, visit)] }
  const here = judgeClaim(claim, ours, forms)
  if (here.verdict === 'ours' || !mayBeElsewhere(here)) return { ok: true, data: here }
  const others = otherCountries(section.country)
  const dialled = countriesDialled(forms)
  const asked = claim.kind === 'phone' ? others.filter((country) => dialled.includes(country)) : others
  const contacts = [...ours.contacts, ...(await contactsElsewhere(asked))]
  const all = judgeClaim(claim, { ...ours, contacts }, forms)
  if (all.verdict === 'ours') return { ok: true, data: all }
  if (claim.kind === 'phone')
    return unlessOfCenter(all, 'centerPhone', await centerOfPhone(claim.phone, forms, section))
  if (claim.kind === 'email')
    return unlessOfCenter(all, 'centerEmail', await centerOfEmail(claim.email, section))
  return { ok: true, data: all }
}

function mayBeElsewhere({ why }: Judgement): boolean {
  return why !== 'hidden' && why !== 'hidesOwner' && why !== 'unencrypted'
}

function unlessOfCenter(
  judged: Judgement,
  why: 'centerPhone' | 'centerEmail',
  found: Result<FoundCenter | null>,
): Result<Judgement> {
  if (!found.ok) return found
  const { data: center } = found
  return { ok: true, data: center ? { verdict: 'ours', why, center } : judged }
}

async function judgeName(name: string, section: SiteSection): Promise<Result<Judgement>> {
  const found = await centersNamed(name, section)
  if (!found.ok) return found
  const { exact, similar } = found.data
  return {
    ok: true,
    data: exact
      ? { verdict: 'ours', why: 'centerName', center: exact }
      : { verdict: 'unknown', why: 'name', centers: similar },
  }
}
