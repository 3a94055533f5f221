import { DEFAULT_LOCALE } from '@carelane/countries'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CollectionConfig, Config } from 'payload'
import { pino } from 'pino'
import sharp from 'sharp'
import { administrators } from './access/access'
import { globalWithRights, withRights } from './access/with-rights'
import { withApproval } from './approval/with-approval'
import { withComments } from './comments/with-comments'
import { countryZones } from './admin/country-zones'
import { editorTools } from './admin/editor-tools'
import { labelledCollection, labelledGlobal } from './labels/labelled'
import { adminLanguages } from './admin/languages'
import { Ads } from './collections/ads/ads'
import { Brands } from './collections/brands/brands'
import { Countries } from './collections/countries/countries'
import { Faqs } from './collections/faqs/faqs'
import { FaultFinders } from './collections/fault-finders/fault-finders'
import { Intents } from './collections/intents/intents'
import { LandingPages } from './collections/landing-pages/landing-pages'
import { LegalPages } from './collections/legal-pages/legal-pages'
import { mediaCollection } from './collections/media/media'
import { Menus } from './collections/menus/menus'
import { News } from './collections/news/news'
import { Policies } from './collections/policies/policies'
import { QuickLinks } from './collections/quick-links/quick-links'
import { Recalls } from './collections/recalls/recalls'
import { Redirects } from './collections/redirects/redirects'
import { SeoEntries } from './collections/seo-entries/seo-entries'
import { usersCollection } from './collections/users/users'
import { database } from './database/database'
import { englishSuffices } from './fields/english-suffices'
import { contentLocales } from './fields/locales'
import { ApprovalSettings } from './globals/approval-settings/approval-settings'
import { SiteSettings } from './globals/site-settings/site-settings'
import { globalWithJournal, withJournal } from './journal/keep-journal'
import { newsEndpoints, rootEndpoints } from './main-api/endpoints'
import { recorded, recordedGlobal } from './record/recorded'
import { withScheduledLock } from './releases/scheduled-lock'
import { answerBadValues } from './requests/answer-bad-values'
import { noteRefusals } from './requests/note-refusals'
import { answerUnreachable } from './log-in/answer-busy'
import { idForLog } from './request-id'
import { withOutdatedTexts } from './translations/keep-outdated'
import type { Settings } from './settings'

const folder = dirname(fileURLToPath(import.meta.url))

export function cmsConfig(settings: Settings): Config {
  return {
    secret: settings.secret,
    admin: {
      user: 'users',
      avatar: 'default',
      // Read the same in each of its languages.
      dateFormat: 'd MMM yyyy, HH:mm',
      importMap: { baseDir: folder },
      components: {
        graphics: { Logo: '/admin/logo#Logo', Icon: '/admin/logo#Icon' },
      },
      // Elsewhere, messages would cover fields.
      toast: { position: 'top-center' },
      timezones: { supportedTimezones: countryZones },
      meta: { titleSuffix: ' – Carelane', icons: [] },
    },
    i18n: adminLanguages,
    localization: { locales: contentLocales, defaultLocale: DEFAULT_LOCALE, fallback: true },
    collections: [
      ...contentCollections(settings)
        .map(englishSuffices)
        .map(recorded)
        .map(withJournal)
        .map(withOutdatedTexts)
        .map(withRights)
        .map(withScheduledLock)
        .map(withApproval)
        .map(withComments),
      withJournal(usersCollection(settings)),
    ]
      .map(labelledCollection)
      .map(withEndpointsOfItsOwn),
    globals: [
      globalWithRights(globalWithJournal(recordedGlobal(SiteSettings))),
      globalWithJournal(recordedGlobal(ApprovalSettings)),
    ].map(labelledGlobal),
    endpoints: rootEndpoints,
    hooks: { afterError: [noteRefusals, answerBadValues, answerUnreachable] },
    plugins: [editorTools(settings)],
    editor: lexicalEditor(),
    jobs: { access: { run: () => false, queue: administrators, cancel: administrators } },
    db: database(settings.pooledConnectionString ?? settings.connectionString),
    sharp,
    graphQL: { disable: true },
    telemetry: false,
    upload: { limits: { fileSize: 20 * 1024 * 1024 }, abortOnLimit: true },
    logger: pino({ name: 'cms', level: settings.logLevel, mixin: idForLog }),
    // Only `npm run generate` writes it.
    typescript: { outputFile: join(folder, 'payload-types.ts'), autoGenerate: false },
  }
}

/** Payload appends to the array, which a second configuration would share. */
function withEndpointsOfItsOwn(collection: CollectionConfig): CollectionConfig {
  return collection.endpoints ? { ...collection, endpoints: [...collection.endpoints] } : collection
}

function contentCollections({ mediaDirectory }: Settings): CollectionConfig[] {
  return [
    { ...News, endpoints: newsEndpoints },
    Faqs,
    Intents,
    LandingPages,
    Policies,
    Recalls,
    FaultFinders,
    LegalPages,
    mediaCollection(mediaDirectory),
    Ads,
    QuickLinks,
    SeoEntries,
    Redirects,
    Countries,
    Menus,
    Brands,
  ]
}
