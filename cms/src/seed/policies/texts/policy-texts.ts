import type { PolicyProduct } from '@carelane/main-api'
import type { Item, LawCountry, PolicyKey, Wording } from '../facts'

type Change = NonNullable<Wording['change']>

/** Televisions and large appliances are another matter than kettles and irons. */
export type PolicyKind = PolicyProduct | 'small-appliance'

/**
 * The parts that policies are put together from, in the notation of `../../notation/blocks`. What policies
 * share stands once; periods come from the facts.
 */
export interface PolicyTexts {
  /** `{brand}` stands for the brand's name. */
  titles: Record<PolicyProduct, string>
  /** `{periods}` stands for the periods in one line. */
  summaries: Record<PolicyKind, string>
  headings: Record<
    'covered' | 'period' | 'excluded' | 'claim' | 'parts' | 'data' | 'transport' | 'rights',
    string
  >
  scopes: Record<PolicyKey, string>
  items: Record<Item, string>
  changes: Record<Change, string>
  covered: { all: string } & Record<PolicyKind, string>
  /** When the period begins, by product, and what a repair does to it. */
  period: Record<PolicyKind, string> & { after: string }
  excluded: { all: string } & Record<PolicyKind, string>
  claim: Record<PolicyKind, string>
  parts: { all: string; exchange: string }
  data: Record<PolicyKind, string>
  transport: { broughtIn: string; atHome: string }
  rights: string
  /** What the law of a country adds, in the languages which that country has and in English. */
  law: Partial<Record<LawCountry, string>>
}
