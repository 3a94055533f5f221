import * as contract from '@carelane/main-api'
import { z } from 'zod'

/** The shapes of the contract that have a name of their own in the document. */
const NAMED = {
  Ad: contract.ad,
  Article: contract.article,
  ArticleSummary: contract.articleSummary,
  AssistantPassage: contract.assistantPassage,
  AssistantPassages: contract.assistantPassages,
  Countries: contract.countryTable,
  CountryData: contract.countryData,
  CountryInfo: contract.countryInfo,
  CountryInfoNew: contract.countryInfoNew,
  Failure: contract.failure,
  Faq: contract.faq,
  FaqList: contract.faqList,
  HrefLangs: contract.hrefLangs,
  LandingPage: contract.landingPage,
  LandingSection: contract.landingSection,
  LatestNews: contract.latestNews,
  LegalPage: contract.legalPage,
  MenuItem: contract.menuItem,
  NewsPage: contract.newsPage,
  Picture: contract.picture,
  Policy: contract.policy,
  PolicyList: contract.policyList,
  PolicySummary: contract.policySummary,
  QuickLinks: contract.quickLinks,
  RedirectList: contract.redirectList,
  RichText: contract.richText,
  RichTextList: contract.richTextList,
  SearchHit: contract.searchHit,
  SearchResult: contract.searchResult,
  SeoEntry: contract.seoEntry,
  SiteInfo: contract.siteInfo,
  SiteMap: contract.siteMap,
} satisfies Record<string, z.ZodType>

export type JsonSchema = Record<string, unknown>

const STANDARD_FORMATS: ReadonlySet<unknown> = new Set(['date', 'date-time', 'uri', 'email'])

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id })

const reference = (id: string) => `#/components/schemas/${id}`

/** The named shapes as JSON Schema 2020-12, as an answer has them. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, { uri: reference, override: simplified })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)]))
}

/**
 * A reference to the shape of a call's result.
 * @throws when the result has no name yet.
 */
export function resultReference(schema: z.ZodType): JsonSchema {
  const id = registry.get(schema)?.id
  if (!id) throw new Error('Give this result a name in components.ts.')
  return { $ref: reference(id) }
}

/** What may be sent, as JSON Schema. */
export function requestSchema(schema: z.ZodType): JsonSchema {
  return bare(z.toJSONSchema(schema, { io: 'input', override: simplified }))
}

/** What JSON Schema has a name for stands by that name alone; what it has none for, by its pattern alone. */
function simplified({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (STANDARD_FORMATS.has(jsonSchema.format)) delete jsonSchema.pattern
  else delete jsonSchema.format
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

/** Without what says where a schema of its own would live. */
function bare(schema: object): JsonSchema {
  const { $schema: _dialect, $id: _id, ...rest } = schema as JsonSchema
  return rest
}
