import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { menuTarget } from '@/links/menu-url'
import { searchHref } from '@/links/search-href'
import { MenuLink } from '@/shell/header/menu/menu-link'
import { serviceBrand } from '@/shell/brand'
import { toolNames } from '../assistant-words'
import { toolHref } from '../tool-links'
import { findMeant } from './find-meant'

/** For a search that found nothing: the likeliest tools and pages, and the assistant. */
export async function MeantPages({ question }: { question: string }) {
  const { lang, locale } = await currentVisit()
  const t = await getTranslations('assistant')
  const { tools, pages } = await findMeant(question, { lang, locale })
  const names = await toolNames()
  const targets = pages.flatMap(({ title, url }) => {
    const target = menuTarget(url === '' ? '/' : url, lang, serviceBrand())
    return target ? [{ title, target }] : []
  })
  return (
    <>
      {(tools.length > 0 || targets.length > 0) && (
        <>
          <p>{t('meant.title')}</p>
          <ul role="list">
            {tools.map((name) => (
              <li key={name}>
                <a href={toolHref(lang, name)}>{names[name]}</a>
              </li>
            ))}
            {targets.map(({ title, target }) => (
              <li key={target.href}>
                <MenuLink target={target} className="">
                  {title}
                </MenuLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul role="list">
        <li>
          <a href={searchHref(lang, { question, mode: 'ai' })}>{t('meant.ask')}</a>
        </li>
      </ul>
    </>
  )
}
