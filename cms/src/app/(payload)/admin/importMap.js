import { PublicationStatusField as PublicationStatusField_201bf4e27cb3ea443f0572baef2d5dfc } from '../../../admin/publication-status/publication-status-field'
import { CommentsField as CommentsField_e36b4c86c0198997953165ebfda64559 } from '../../../admin/comments/comments-field'
import { KeptRefusals as KeptRefusals_7fab31c36837c20486c96292d96b0035 } from '../../../admin/kept-refusals/kept-refusals'
import { TitleCell as TitleCell_e2558bb9a011e84b6c7518e65d43fe1d } from '../../../admin/list/title-cell'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableGrid as TableGrid_56de81c47893cfccc7b6e22a6619b079 } from '../../../fields/rich-text/table-grid'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LanguageCell as LanguageCell_4f994dbeb92877c596fd8504df294e2d } from '../../../admin/list/language-cell'
import { CountriesCell as CountriesCell_d623955b3716079059dc720ffbfb61bb } from '../../../admin/list/countries-cell'
import { SiteCell as SiteCell_0b0a16fb594fa573b598803bfce024fd } from '../../../admin/list/site-cell'
import { ChangedByCell as ChangedByCell_ec49c4b5b88a77deae0b89fc4af48530 } from '../../../admin/list/changed-by-cell'
import { ListFilters as ListFilters_e1e72aae53a6c471081d30d6d6bffdb4 } from '../../../admin/list/list-filters'
import { SelectedForRelease as SelectedForRelease_c0c5a7c549e1f3b380320cc42184fd29 } from '../../../admin/releases/selected-for-release'
import { CopyItem as CopyItem_623c7770f48e03f4ed89df25d6032b2a } from '../../../admin/copies/copy-item'
import { AddToRelease as AddToRelease_ddfa434c2e180b4a26a8370d7b1a5e7e } from '../../../admin/releases/add-to-release'
import { PublishButton as PublishButton_3cb7716279976aef4d4a2588f91467bb } from '../../../admin/schedule/publish-button'
import { VersionsView as VersionsView_3df661cbc68ba846cfb4dc30d5de8299 } from '../../../admin/versions/versions-view'
import { SectionLabel as SectionLabel_ec42b025dc0e1b9d45cce8e8db9d544c } from '../../../collections/landing-pages/section-label'
import { ItemRowLabel as ItemRowLabel_d860f95517c60afea35e8fdcb181bb34 } from '../../../collections/landing-pages/item-row-label'
import { WordingRowLabel as WordingRowLabel_34a03b852acafa586bfa33dd9d4aa44e } from '../../../collections/policies/wording-row-label'
import { StepRowLabel as StepRowLabel_bb65f297464d50937c6226025f1ab473 } from '../../../collections/fault-finders/step-row-label'
import { BannerPicturesField as BannerPicturesField_bdc7469f00781544cd477bc49b54c3e3 } from '../../../admin/banner-pictures/banner-pictures-field'
import { WindowTimeField as WindowTimeField_0fed5860fc3688ca9b32cf2796fb9977 } from '../../../admin/ad-window/window-time-field'
import { AdWindowField as AdWindowField_23cf34eb14313f27a6585e9e5c91dccd } from '../../../admin/ad-window/ad-window-field'
import { AdStateCell as AdStateCell_c6a028216fb1569aa8fd63f865b474d8 } from '../../../admin/list/ad-state-cell'
import { ThemeField as ThemeField_2563f6da45a371b755642d0a7b9cbae3 } from '../../../admin/theme/theme-field'
import { MenuRowLabel as MenuRowLabel_f292d59a20ca059e0223f7f4a679de1e } from '../../../admin/menu-row-label'
import { PresentPasswordField as PresentPasswordField_341f6834e7133903c8ea75faecebe239 } from '../../../collections/users/present-password-field'
import { PresentCodeField as PresentCodeField_4e234ea395e31a271abe85ca21404330 } from '../../../admin/account/present-code-field'
import { SecondFactor as SecondFactor_89ad5d95fa655949a3791d246f8103cf } from '../../../admin/account/second-factor'
import { OwnPasskeysField as OwnPasskeysField_e0e65af192840925219ea45a3d25af9a } from '../../../admin/account/own-passkeys'
import { OwnSessions as OwnSessions_d81e2fa4fc645dedf2b7f77483e4db2e } from '../../../admin/account/own-sessions'
import { Icon as Icon_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { Logo as Logo_481c7343515a00946c6e2c2ed9750300 } from '../../../admin/logo'
import { TasksLink as TasksLink_2586c17e90529423e08970b7d376d369 } from '../../../admin/comments/tasks-link'
import { SubmissionsLink as SubmissionsLink_ef9148aea90ee57cd69720861c893a33 } from '../../../admin/submissions/submissions-link'
import { ReportsLink as ReportsLink_b23be9aa6bf927aff258c68cbfea6f14 } from '../../../admin/fake-reports/reports-link'
import { FinderResultsLink as FinderResultsLink_4a7a008b5b9d37f7834741c12c43a46e } from '../../../admin/finder-results/results-link'
import { QuestionsLink as QuestionsLink_1a463f91351aed5019e3e9bf82d42f62 } from '../../../admin/assistant/questions-link'
import { BenchLink as BenchLink_e350b072a160ebe86a12b6b46e160ee7 } from '../../../admin/assistant/bench-link'
import { AbuseLink as AbuseLink_79d614d6f58c75d54f6afccf7740c3c6 } from '../../../admin/abuse/abuse-link'
import { JournalLink as JournalLink_f405cb57e09a4dbae6aead3fabff30e0 } from '../../../admin/journal/journal-link'
import { LinksLink as LinksLink_c63397fd6ea38ed0df99169e41734b52 } from '../../../admin/links/links-link'
import { ReleasesLink as ReleasesLink_f3f40c99c845d5bcca747316d16547a7 } from '../../../admin/releases/releases-link'
import { CalendarLink as CalendarLink_b9917606e3316fffa88cfe4d5da32aaf } from '../../../admin/calendar/calendar-link'
import { CoverageLink as CoverageLink_c3bf333361220d4a6ec9e2cca598c9f9 } from '../../../admin/language-board/coverage-link'
import { Dashboard as Dashboard_95a82244a7fccc0f1b6e6f23ff4ad29c } from '../../../admin/dashboard/dashboard'
import { EditedLanguage as EditedLanguage_e291e89ca0d5769f7e40501ac9478d5f } from '../../../admin/edited-language/edited-language'
import { LogInView as LogInView_2a562748cb2fc5a29eec70ec22e27317 } from '../../../admin/log-in/log-in-view'
import { NotLetInView as NotLetInView_af9d8452c7f584af1de8cfd528cefb5e } from '../../../admin/account/not-let-in-view'
import { SubmissionsView as SubmissionsView_0750ec00c2073adca66d0b1a6d539aaa } from '../../../admin/submissions/submissions-view'
import { ReportsView as ReportsView_c7c82deeae9f390542be792b03537743 } from '../../../admin/fake-reports/reports-view'
import { FinderResultsView as FinderResultsView_590e514ed7745876beef49acd500c20a } from '../../../admin/finder-results/results-view'
import { QuestionsView as QuestionsView_57d48628b75a1359823866fc0a1d7377 } from '../../../admin/assistant/questions-view'
import { BenchView as BenchView_69e31e3af5bb755ceb5a754409aab967 } from '../../../admin/assistant/bench-view'
import { AbuseView as AbuseView_f36998b11930e6c551b63bbee746b330 } from '../../../admin/abuse/abuse-view'
import { JournalView as JournalView_c0af5e9f81e7e027233dfa2fc0f536f9 } from '../../../admin/journal/journal-view'
import { LinksView as LinksView_294b92992a6973c49ece1d02c98203e5 } from '../../../admin/links/links-view'
import { ReleasesView as ReleasesView_0e7f5d3d3ee65e0df1ddb66bc0073fc5 } from '../../../admin/releases/releases-view'
import { CalendarView as CalendarView_115025fc15b5e28c27d097e1c9fa3bb9 } from '../../../admin/calendar/calendar-view'
import { CoverageView as CoverageView_41d82ee00e268e3fd0e360e2ea7e8940 } from '../../../admin/language-board/coverage-view'
import { TranslationView as TranslationView_f8c984b784ce8a8a0c1bf1464f95e678 } from '../../../admin/translation-bench/translation-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/publication-status/publication-status-field#PublicationStatusField": PublicationStatusField_201bf4e27cb3ea443f0572baef2d5dfc,
  "/admin/comments/comments-field#CommentsField": CommentsField_e36b4c86c0198997953165ebfda64559,
  "/admin/kept-refusals/kept-refusals#KeptRefusals": KeptRefusals_7fab31c36837c20486c96292d96b0035,
  "/admin/list/title-cell#TitleCell": TitleCell_e2558bb9a011e84b6c7518e65d43fe1d,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/rich-text/table-grid#TableGrid": TableGrid_56de81c47893cfccc7b6e22a6619b079,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/list/language-cell#LanguageCell": LanguageCell_4f994dbeb92877c596fd8504df294e2d,
  "/admin/list/countries-cell#CountriesCell": CountriesCell_d623955b3716079059dc720ffbfb61bb,
  "/admin/list/site-cell#SiteCell": SiteCell_0b0a16fb594fa573b598803bfce024fd,
  "/admin/list/changed-by-cell#ChangedByCell": ChangedByCell_ec49c4b5b88a77deae0b89fc4af48530,
  "/admin/list/list-filters#ListFilters": ListFilters_e1e72aae53a6c471081d30d6d6bffdb4,
  "/admin/releases/selected-for-release#SelectedForRelease": SelectedForRelease_c0c5a7c549e1f3b380320cc42184fd29,
  "/admin/copies/copy-item#CopyItem": CopyItem_623c7770f48e03f4ed89df25d6032b2a,
  "/admin/releases/add-to-release#AddToRelease": AddToRelease_ddfa434c2e180b4a26a8370d7b1a5e7e,
  "/admin/schedule/publish-button#PublishButton": PublishButton_3cb7716279976aef4d4a2588f91467bb,
  "/admin/versions/versions-view#VersionsView": VersionsView_3df661cbc68ba846cfb4dc30d5de8299,
  "/collections/landing-pages/section-label#SectionLabel": SectionLabel_ec42b025dc0e1b9d45cce8e8db9d544c,
  "/collections/landing-pages/item-row-label#ItemRowLabel": ItemRowLabel_d860f95517c60afea35e8fdcb181bb34,
  "/collections/policies/wording-row-label#WordingRowLabel": WordingRowLabel_34a03b852acafa586bfa33dd9d4aa44e,
  "/collections/fault-finders/step-row-label#StepRowLabel": StepRowLabel_bb65f297464d50937c6226025f1ab473,
  "/admin/banner-pictures/banner-pictures-field#BannerPicturesField": BannerPicturesField_bdc7469f00781544cd477bc49b54c3e3,
  "/admin/ad-window/window-time-field#WindowTimeField": WindowTimeField_0fed5860fc3688ca9b32cf2796fb9977,
  "/admin/ad-window/ad-window-field#AdWindowField": AdWindowField_23cf34eb14313f27a6585e9e5c91dccd,
  "/admin/list/ad-state-cell#AdStateCell": AdStateCell_c6a028216fb1569aa8fd63f865b474d8,
  "/admin/theme/theme-field#ThemeField": ThemeField_2563f6da45a371b755642d0a7b9cbae3,
  "/admin/menu-row-label#MenuRowLabel": MenuRowLabel_f292d59a20ca059e0223f7f4a679de1e,
  "/collections/users/present-password-field#PresentPasswordField": PresentPasswordField_341f6834e7133903c8ea75faecebe239,
  "/admin/account/present-code-field#PresentCodeField": PresentCodeField_4e234ea395e31a271abe85ca21404330,
  "/admin/account/second-factor#SecondFactor": SecondFactor_89ad5d95fa655949a3791d246f8103cf,
  "/admin/account/own-passkeys#OwnPasskeysField": OwnPasskeysField_e0e65af192840925219ea45a3d25af9a,
  "/admin/account/own-sessions#OwnSessions": OwnSessions_d81e2fa4fc645dedf2b7f77483e4db2e,
  "/admin/logo#Icon": Icon_481c7343515a00946c6e2c2ed9750300,
  "/admin/logo#Logo": Logo_481c7343515a00946c6e2c2ed9750300,
  "/admin/comments/tasks-link#TasksLink": TasksLink_2586c17e90529423e08970b7d376d369,
  "/admin/submissions/submissions-link#SubmissionsLink": SubmissionsLink_ef9148aea90ee57cd69720861c893a33,
  "/admin/fake-reports/reports-link#ReportsLink": ReportsLink_b23be9aa6bf927aff258c68cbfea6f14,
  "/admin/finder-results/results-link#FinderResultsLink": FinderResultsLink_4a7a008b5b9d37f7834741c12c43a46e,
  "/admin/assistant/questions-link#QuestionsLink": QuestionsLink_1a463f91351aed5019e3e9bf82d42f62,
  "/admin/assistant/bench-link#BenchLink": BenchLink_e350b072a160ebe86a12b6b46e160ee7,
  "/admin/abuse/abuse-link#AbuseLink": AbuseLink_79d614d6f58c75d54f6afccf7740c3c6,
  "/admin/journal/journal-link#JournalLink": JournalLink_f405cb57e09a4dbae6aead3fabff30e0,
  "/admin/links/links-link#LinksLink": LinksLink_c63397fd6ea38ed0df99169e41734b52,
  "/admin/releases/releases-link#ReleasesLink": ReleasesLink_f3f40c99c845d5bcca747316d16547a7,
  "/admin/calendar/calendar-link#CalendarLink": CalendarLink_b9917606e3316fffa88cfe4d5da32aaf,
  "/admin/language-board/coverage-link#CoverageLink": CoverageLink_c3bf333361220d4a6ec9e2cca598c9f9,
  "/admin/dashboard/dashboard#Dashboard": Dashboard_95a82244a7fccc0f1b6e6f23ff4ad29c,
  "/admin/edited-language/edited-language#EditedLanguage": EditedLanguage_e291e89ca0d5769f7e40501ac9478d5f,
  "/admin/log-in/log-in-view#LogInView": LogInView_2a562748cb2fc5a29eec70ec22e27317,
  "/admin/account/not-let-in-view#NotLetInView": NotLetInView_af9d8452c7f584af1de8cfd528cefb5e,
  "/admin/submissions/submissions-view#SubmissionsView": SubmissionsView_0750ec00c2073adca66d0b1a6d539aaa,
  "/admin/fake-reports/reports-view#ReportsView": ReportsView_c7c82deeae9f390542be792b03537743,
  "/admin/finder-results/results-view#FinderResultsView": FinderResultsView_590e514ed7745876beef49acd500c20a,
  "/admin/assistant/questions-view#QuestionsView": QuestionsView_57d48628b75a1359823866fc0a1d7377,
  "/admin/assistant/bench-view#BenchView": BenchView_69e31e3af5bb755ceb5a754409aab967,
  "/admin/abuse/abuse-view#AbuseView": AbuseView_f36998b11930e6c551b63bbee746b330,
  "/admin/journal/journal-view#JournalView": JournalView_c0af5e9f81e7e027233dfa2fc0f536f9,
  "/admin/links/links-view#LinksView": LinksView_294b92992a6973c49ece1d02c98203e5,
  "/admin/releases/releases-view#ReleasesView": ReleasesView_0e7f5d3d3ee65e0df1ddb66bc0073fc5,
  "/admin/calendar/calendar-view#CalendarView": CalendarView_115025fc15b5e28c27d097e1c9fa3bb9,
  "/admin/language-board/coverage-view#CoverageView": CoverageView_41d82ee00e268e3fd0e360e2ea7e8940,
  "/admin/translation-bench/translation-view#TranslationView": TranslationView_f8c984b784ce8a8a0c1bf1464f95e678,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
