import { languageName } from '../../labels/language-label'
import type { Reader } from '../dashboard/document-links'
import { interfaceTexts, type SayText } from '../interface-texts'
import styles from '../site-list/site-list.module.css'
import { type Counted, countryCoverage, coveredCountries } from './country-coverage'

interface CoverageBoardProps {
  reader: Reader
  /** The number of a country; another than the person's own shows the first. */
  asked: number
}

export async function CoverageBoard({ reader, asked }: CoverageBoardProps) {
  const { language } = reader.i18n
  const say = interfaceTexts(reader.i18n.t)
  const countries = await coveredCountries(reader)
  const country =
    countries.find(({ id }) => id === asked) ??
    countries.find(({ languages }) => languages.length > 0) ??
    countries[0]
  if (!country) return <p>{say('nothingWaits')}</p>
  const kinds = await countryCoverage(reader, country)
  return (
    <>
      <form>
        <label className={styles.choice}>
          {say('country')}
          <select name="country" defaultValue={country.id} key={country.id}>
            {countries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{say('coverageShow')}</button>
      </form>
      {country.languages.length === 0 && <p>{say('coverageOnlyEnglish')}</p>}
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={`${say('coverage')}: ${country.name}`}>
          <thead>
            <tr>
              <td />
              {country.languages.map((code) => (
                <th key={code} scope="col">
                  {languageName(code, language)}
                </th>
              ))}
              <th scope="col">{say('drafts')}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ name, total, drafts, missing, outdated }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={total.href}>{name}</a> ({total.count})
                </th>
                {country.languages.map((code) => (
                  <td key={code}>
                    <Missing missing={missing.get(code)} total={total.count} say={say} />
                    <Outdated outdated={outdated.get(code)} say={say} />
                  </td>
                ))}
                <td>{drafts && (drafts.count > 0 ? <a href={drafts.href}>{drafts.count}</a> : '0')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface MissingProps {
  missing: Counted | undefined
  total: number
  say: SayText
}

function Missing({ missing, total, say }: MissingProps) {
  if (!missing || total === 0) return '–'
  if (missing.count === 0) return say('coverageWhole', { total })
  return <a href={missing.href}>{say('coverageMissing', { missing: missing.count, total })}</a>
}

function Outdated({ outdated, say }: { outdated: Counted | undefined; say: SayText }) {
  if (!outdated || outdated.count === 0) return null
  return (
    <>
      <br />
      <a href={outdated.href}>{say('coverageOutdated', { count: outdated.count })}</a>
    </>
  )
}
