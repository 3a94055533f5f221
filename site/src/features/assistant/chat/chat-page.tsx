import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { originOf } from '@/links/site-origin'
import { Callout } from '@/ui/callout/callout'
import { Icon } from '@/ui/icon/icon'
import styles from '../assistant.module.css'
import { answerWords, fieldWords } from '../assistant-words'
import { Chat } from './chat'
import type { Ask } from './chat-state'
import { findWays } from './ways'

/** Open to everyone [1#14], without the shell [2.1#18]. */
export async function ChatPage({ askByForm }: { askByForm: Ask }) {
  const { lang, country } = await currentVisit()
  const t = await getTranslations('assistant')
  const pages = await getTranslations('pages')
  const ways = await findWays()
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <AppLink href={href(lang, 'home')}>
          <Icon name="back" size={20} />
          {t('home')}
        </AppLink>
        <h1>{pages('assistant')}</h1>
      </header>
      <Chat
        lang={lang}
        name={`assistant ${country}`}
        path={href(lang, 'chat')}
        origin={originOf(country)}
        ways={ways}
        askByForm={askByForm}
        examples={[t('examples.warranty'), t('examples.price'), t('examples.center')]}
        note={
          <Callout tone="hint" title={<p>{t('isMachine')}</p>}>
            <p>{t('lead')}</p>
          </Callout>
        }
        words={{
          ...(await answerWords()),
          ...(await fieldWords()),
          conversation: t('conversation'),
          clear: t('clear'),
          examples: t('examplesTitle'),
          person: t('person.title'),
          personText: t('person.text'),
          noWays: t('person.none'),
          copyAll: t('person.copy'),
        }}
      />
    </div>
  )
}
