import * as contract from '@carelane/main-api'
import { namedSchemas } from '@carelane/open-api'
import type { z } from 'zod'

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
  Recall: contract.recall,
  RecallList: contract.recallList,
  RedirectList: contract.redirectList,
  RichText: contract.richText,
  RichTextList: contract.richTextList,
  SearchHit: contract.searchHit,
  SearchResult: contract.searchResult,
  SeoEntry: contract.seoEntry,
  SiteInfo: contract.siteInfo,
  SiteMap: contract.siteMap,
} satisfies Record<string, z.ZodType>

export const COMPONENT_SCHEMAS = namedSchemas(NAMED)
