import type { Claim } from './read-claim'
import { judgeLink, type Ours } from './judge-link'
import type { Judgement } from './judgement'
import { looksLike } from './look-alike'

type PublishedClaim = Exclude<Claim, { kind: 'name' }>

/**
 * By what the countries publish, without the service centres.
 * @param forms of a phone number, as `phoneForms` writes them
 */
export function judgeClaim(claim: PublishedClaim, ours: Ours, forms: readonly string[]): Judgement {
  switch (claim.kind) {
    case 'link':
      return judgeLink(claim.link, ours)
    case 'email':
      return judgeEmail(claim.email, ours)
    case 'account':
      return judgeAccountName(claim.name, ours)
    case 'phone':
      return judgePhone(forms, ours)
  }
}

function judgeEmail(email: string, { sites, names, contacts }: Ours): Judgement {
  const owner = contacts.find(({ emails }) => emails.includes(email))
  if (owner) return { verdict: 'ours', why: 'email', country: owner.country }
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const domains = contacts.flatMap(({ emails }) =>
    emails.map((each) => each.slice(each.lastIndexOf('@') + 1)),
  )
  if (domains.includes(domain) || sites.some(({ hostname }) => hostname === domain))
    return { verdict: 'unknown', why: 'ownDomain' }
  return { verdict: 'notOurs', why: looksLike(domain, names) ? 'lookAlike' : 'email' }
}

/** The same name is anybody's on another network, so it never proves anything. */
function judgeAccountName(name: string, { contacts }: Ours): Judgement {
  const accounts = contacts
    .flatMap((each) => each.accounts)
    .filter(({ key }) => key.slice(key.lastIndexOf('/') + 1) === name)
  return accounts.length === 0
    ? { verdict: 'notOurs', why: 'account' }
    : { verdict: 'unknown', why: 'accountName', accounts }
}

function judgePhone(forms: readonly string[], { contacts }: Ours): Judgement {
  for (const { country, phones } of contacts) {
    const phone = phones.find((each) => each.forms.some((form) => forms.includes(form)))
    if (phone) return { verdict: 'ours', why: phone.use, country }
  }
  return { verdict: 'notOurs', why: 'phone' }
}
