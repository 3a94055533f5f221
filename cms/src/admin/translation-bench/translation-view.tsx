import { DEFAULT_LOCALE, type Locale, LOCALES } from '@carelane/countries'
import type { AdminViewServerProps } from 'payload'
import { staffOf } from '../../access/staff'
import { languageName } from '../../labels/language-label'
import { BENCH_PATH, type Translation } from '../../translations/bench-contract'
import { isTranslatedKind } from '../../translations/translated-texts'
import { interfaceTexts } from '../interface-texts'
import { SiteListView } from '../site-list/site-list-view'
import listStyles from '../site-list/site-list.module.css'
import { TranslationBench } from './bench'
import type { Addressed } from './translation-client'

export function TranslationView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { i18n } = req
  const say = interfaceTexts(i18n.t)
  const segments = [view.params?.segments ?? []].flat()
  const asked = askedBench(view, segments)
  return (
    <SiteListView
      view={view}
      path={`${BENCH_PATH}/${segments.slice(1).map(encodeURIComponent).join('/')}`}
      title="translate"
      lead="translateLead"
      mayRead={(reader) => staffOf(reader) !== undefined}
    >
      {asked ? (
        <>
          <form key={`${asked.from} ${asked.to}`}>
            <LanguageChoice
              name="from"
              label={say('translateFrom')}
              chosen={asked.from}
              reader={i18n.language}
            />
            <LanguageChoice name="to" label={say('translateTo')} chosen={asked.to} reader={i18n.language} />
            <button type="submit">{say('coverageShow')}</button>
          </form>
          <TranslationBench key={JSON.stringify(asked)} {...asked} />
        </>
      ) : (
        <p role="alert">{say('translateNotThere')}</p>
      )}
    </SiteListView>
  )
}

interface LanguageChoiceProps {
  name: 'from' | 'to'
  label: string
  chosen: Locale
  reader: string
}

function LanguageChoice({ name, label, chosen, reader }: LanguageChoiceProps) {
  const offered = name === 'from' ? LOCALES : TRANSLATIONS
  return (
    <label className={listStyles.choice}>
      {label}
      <select name={name} defaultValue={chosen}>
        {offered.map((locale) => (
          <option key={locale} value={locale}>
            {languageName(locale, reader)}
          </option>
        ))}
      </select>
    </label>
  )
}

const TRANSLATIONS = LOCALES.filter((locale): locale is Translation => locale !== DEFAULT_LOCALE)

/** Null where there can be no such document. */
function askedBench(
  { initPageResult: { req }, searchParams }: AdminViewServerProps,
  [, kind = '', id = '']: readonly string[],
): Addressed | null {
  if (!isTranslatedKind(kind) || !/^\d{1,9}$/.test(id) || !staffOf(req.user)) return null
  const { from: askedFrom, to: askedTo } = searchParams ?? {}
  const own = TRANSLATIONS.find((locale) => staffOf(req.user)?.languages.includes(locale))
  const to = TRANSLATIONS.find((locale) => locale === askedTo) ?? own ?? FIRST
  const from = LOCALES.find((locale) => locale === askedFrom && locale !== to) ?? DEFAULT_LOCALE
  return { kind, id: Number(id), from, to }
}

const FIRST: Translation = 'fr'
