'use client'

import { useTranslation } from '@payloadcms/ui'
import { z } from 'zod'
import { deadLinkList, LINKS_PATH } from '../../links/dead-link-list'
import { Moment } from '../dashboard/moment'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS, SiteList } from '../site-list/site-list'
import { siteListClient, tellSite } from '../site-list/site-list-client'
import { useSiteList } from '../site-list/use-site-list'

const ADDRESS = `/api${LINKS_PATH}`
const WORDS = { name: 'links', siteDown: 'failedHere', none: 'linksNone' } as const
const HEADINGS = ['linksWhere', 'linksLanguage', 'linksAddress', 'linksWrong'] as const
/** More would fill the row. */
const NAMED = 8

const fetchLinks = siteListClient(ADDRESS, deadLinkList)

export function LinksTable() {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const { shown, tell } = useSiteList(fetchLinks)
  const check = async () => {
    const begun = await tellSite(ADDRESS, z.object({}))
    tell(typeof begun === 'string' ? say(FAILURE_WORDS[begun]) : say('linksRunning'))
  }
  return (
    <SiteList
      {...shown}
      words={WORDS}
      headings={HEADINGS}
      above={({ checkedAt, documents, isRunning }) => (
        <p>
          {checkedAt === null ? (
            say('linksNever')
          ) : (
            <>
              {say('linksChecked', { count: documents })}{' '}
              <Moment at={new Date(checkedAt)} language={i18n.language} />
            </>
          )}{' '}
          <button type="button" disabled={isRunning} onClick={() => void check()}>
            {say(isRunning ? 'linksRunning' : 'linksCheckNow')}
          </button>
        </p>
      )}
      rows={({ links }) =>
        links.map(({ kind, title, href, address, language, countries, isNowhere }) => (
          <tr key={`${href} ${address} ${countries.join(' ')}`}>
            <th scope="row">
              <a href={href} dir="auto">
                {title}
              </a>{' '}
              ({kind})
            </th>
            <td>{language}</td>
            <td>
              <bdi dir="ltr">{address}</bdi>
            </td>
            <td>
              {isNowhere
                ? say('linksNowhere')
                : say('linksMissingIn', { countries: namesOf(countries, i18n.language) })}
            </td>
            <td />
          </tr>
        ))
      }
    />
  )
}

function namesOf(countries: readonly string[], language: string): string {
  const named = countries.slice(0, NAMED)
  const more = countries.length - named.length
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(named)
  return more > 0 ? `${list} (+${more})` : list
}
