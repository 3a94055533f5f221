import { CONTENT_KINDS } from '@carelane/main-api'
import type { CollectionConfig, Field, Plugin } from 'payload'
import { administrators } from '../access/access'
import { abuseEndpoints } from '../abuse/abuse-endpoints'
import { approvalEndpoints } from '../approval/approval-endpoints'
import { momentEndpoint } from '../as-of/moment-endpoint'
import { visitEndpoint } from '../as-of/visit-endpoint'
import { benchEndpoint } from '../assistant/bench-endpoint'
import { COPIED } from '../copies/copies'
import { commentsEndpoints } from '../comments/comments-endpoints'
import { copiesEndpoint } from '../copies/copies-endpoint'
import { questionsEndpoints } from '../assistant/questions-endpoints'
import { scoresEndpoints } from '../assistant/scores-endpoints'
import { reportsEndpoints } from '../fake-reports/reports-endpoints'
import { finderResultsEndpoint } from '../finder-results/results-endpoints'
import { journalEndpoints } from '../journal/journal-endpoints'
import { linkCheckEndpoints } from '../links/link-check-endpoints'
import { draftEndpoint } from '../preview/draft-endpoint'
import { previewUrl } from '../preview/preview-url'
import { isPreviewed } from '../preview/previewed-collections'
import type { PreviewSettings } from '../preview/settings'
import { releaseEndpoints } from '../releases/release-endpoints'
import { isReleased } from '../releases/scheduled-lock'
import { registrationEndpoint } from '../publications/registered-sites/registration-endpoint'
import type { Settings } from '../settings'
import { submissionsEndpoints } from '../submissions/submissions-endpoints'
import { BENCH_PATH } from '../translations/bench-contract'
import { translationEndpoints } from '../translations/translation-endpoints'
import { listColumns } from './list-columns'
import { withoutEmptyDrafts } from './list/without-empty-drafts'
import { documentStateEndpoint } from './publication-status/document-state-endpoint'

export function editorTools({
  preview,
  submissionsSite,
  singleSignOn,
  registration,
}: Pick<Settings, 'preview' | 'submissionsSite' | 'singleSignOn' | 'registration'>): Plugin {
  return (config) => ({
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        providers: ['/admin/edited-language/edited-language#EditedLanguage'],
        beforeDashboard: ['/admin/dashboard/dashboard#Dashboard'],
        afterNavLinks: [
          '/admin/comments/tasks-link#TasksLink',
          '/admin/submissions/submissions-link#SubmissionsLink',
          '/admin/fake-reports/reports-link#ReportsLink',
          '/admin/finder-results/results-link#FinderResultsLink',
          '/admin/assistant/questions-link#QuestionsLink',
          '/admin/assistant/bench-link#BenchLink',
          '/admin/abuse/abuse-link#AbuseLink',
          '/admin/journal/journal-link#JournalLink',
          '/admin/links/links-link#LinksLink',
          '/admin/releases/releases-link#ReleasesLink',
          '/admin/calendar/calendar-link#CalendarLink',
          '/admin/language-board/coverage-link#CoverageLink',
        ],
        views: {
          login: {
            Component: {
              path: '/admin/log-in/log-in-view#LogInView',
              serverProps: { signOnName: singleSignOn?.name },
            },
          },
          unauthorized: { Component: '/admin/account/not-let-in-view#NotLetInView' },
          submissions: {
            Component: '/admin/submissions/submissions-view#SubmissionsView',
            path: '/submissions',
            exact: true,
          },
          fakeReports: {
            Component: '/admin/fake-reports/reports-view#ReportsView',
            path: '/fake-reports',
            exact: true,
          },
          finderResults: {
            Component: '/admin/finder-results/results-view#FinderResultsView',
            path: '/fault-finder-results',
            exact: true,
          },
          assistantQuestions: {
            Component: '/admin/assistant/questions-view#QuestionsView',
            path: '/assistant-questions',
            exact: true,
          },
          assistantBench: {
            Component: '/admin/assistant/bench-view#BenchView',
            path: '/assistant-bench',
            exact: true,
          },
          abuse: { Component: '/admin/abuse/abuse-view#AbuseView', path: '/abuse', exact: true },
          journal: { Component: '/admin/journal/journal-view#JournalView', path: '/journal', exact: true },
          links: { Component: '/admin/links/links-view#LinksView', path: '/link-check', exact: true },
          releases: {
            Component: '/admin/releases/releases-view#ReleasesView',
            path: '/releases',
            exact: true,
          },
          calendar: {
            Component: '/admin/calendar/calendar-view#CalendarView',
            path: '/calendar',
            exact: true,
          },
          coverage: {
            Component: '/admin/language-board/coverage-view#CoverageView',
            path: '/coverage',
            exact: true,
          },
          translationBench: {
            Component: '/admin/translation-bench/translation-view#TranslationView',
            path: `${BENCH_PATH}/:collection/:id`,
            exact: true,
          },
        },
      },
    },
    collections: config.collections?.map((collection) => withTools(collection, preview)),
    globals: config.globals?.map((global) => ({
      ...global,
      admin: { ...global.admin, components: { ...global.admin?.components, views: editViews } },
    })),
    endpoints: [
      ...(config.endpoints ?? []),
      documentStateEndpoint,
      copiesEndpoint,
      ...journalEndpoints,
      ...linkCheckEndpoints,
      ...releaseEndpoints,
      ...translationEndpoints,
      ...approvalEndpoints,
      ...commentsEndpoints,
      ...(preview ? [draftEndpoint(preview), momentEndpoint(preview), visitEndpoint(preview)] : []),
      ...(registration ? [registrationEndpoint(registration.secret)] : []),
      ...(submissionsSite && preview ? [benchEndpoint(submissionsSite, preview)] : []),
      ...(submissionsSite
        ? [
            ...submissionsEndpoints(submissionsSite),
            ...questionsEndpoints(submissionsSite),
            ...scoresEndpoints,
            ...reportsEndpoints(submissionsSite),
            finderResultsEndpoint(submissionsSite),
            ...abuseEndpoints(submissionsSite),
          ]
        : []),
    ],
  })
}

function withTools(collection: CollectionConfig, preview: PreviewSettings | undefined): CollectionConfig {
  if (collection.slug === 'users') return { ...collection, fields: [keptRefusalsField, ...collection.fields] }
  if (!isPublished(collection.slug)) return collection
  const { admin, fields } = collection
  const { columns, defaults } = listColumns(collection)
  return {
    ...collection,
    admin: {
      ...admin,
      defaultColumns: defaults,
      ...(hasDrafts(collection) ? { baseFilter: withoutEmptyDrafts(collection.slug) } : {}),
      components: {
        ...admin?.components,
        views: { ...admin?.components?.views, ...editViews },
        edit: {
          ...admin?.components?.edit,
          editMenuItems: [
            ...(isCopied(collection.slug) ? ['/admin/copies/copy-item#CopyItem'] : []),
            ...(isReleased(collection.slug) ? ['/admin/releases/add-to-release#AddToRelease'] : []),
          ],
          ...(hasDrafts(collection) && { PublishButton: '/admin/schedule/publish-button#PublishButton' }),
        },
        beforeListTable: [
          '/admin/list/list-filters#ListFilters',
          ...(hasDrafts(collection) && isReleased(collection.slug)
            ? ['/admin/releases/selected-for-release#SelectedForRelease']
            : []),
        ],
      },
      ...(preview && isPreviewed(collection.slug) ? { livePreview: livePreview(preview) } : {}),
    },
    fields: [
      publicationStatusField,
      commentsField,
      keptRefusalsField,
      ...withTitleCell(fields, admin?.useAsTitle),
      ...columns,
    ],
  }
}

const editViews = {
  edit: {
    versions: { Component: '/admin/versions/versions-view#VersionsView' },
    api: { tab: { condition: administrators } },
  },
}

function withTitleCell(fields: Field[], title: string | undefined): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({ ...tab, fields: withTitleCell(tab.fields, title) }))
      return { ...field, tabs }
    }
    if (field.type !== 'text' || field.name !== title || field.localized !== true) return field
    const components = { ...field.admin?.components, Cell: '/admin/list/title-cell#TitleCell' }
    return { ...field, admin: { ...field.admin, components } }
  })
}

function hasDrafts({ versions }: CollectionConfig): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}

function isCopied(slug: string): boolean {
  return COPIED.some((kind) => kind === slug)
}

function isPublished(slug: string): boolean {
  return CONTENT_KINDS.some((kind) => kind === slug)
}

const publicationStatusField: Field = {
  name: 'publicationStatus',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: {
      Field: '/admin/publication-status/publication-status-field#PublicationStatusField',
    },
  },
}

const commentsField: Field = {
  name: 'documentComments',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/admin/comments/comments-field#CommentsField' },
  },
}

// Renders nothing.
const keptRefusalsField: Field = {
  name: 'keptRefusals',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/admin/kept-refusals/kept-refusals#KeptRefusals' },
  },
}

/** The site's breakpoints. */
function livePreview(preview: PreviewSettings): NonNullable<CollectionConfig['admin']>['livePreview'] {
  return {
    url: previewUrl(preview),
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
    ],
  }
}
