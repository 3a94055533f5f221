import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href, type PageName } from '@/links/href'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import { FloatingActions } from './floating-actions'
import { Hotline } from './hotline'
import { SurveyLink } from './survey-link'
import styles from './floating.module.css'

/** The floating buttons of every page [2.3#12]–[2.3#15]. */
export async function Floating() {
  const { lang } = await currentVisit()
  const t = await getTranslations('floating')
  const survey = await getTranslations('survey')
  const link = (page: PageName, name: string, icon: IconName) => (
    <AppLink href={href(lang, page)} className={styles.action} aria-label={name}>
      <Icon name={icon} />
      <span>{name}</span>
    </AppLink>
  )
  return (
    <FloatingActions
      lang={lang}
      label={t('label')}
      toTop={{ label: t('toTop'), icon: <Icon name="up" /> }}
      survey={
        <SurveyLink lang={lang} href={href(lang, 'survey')} name={t('survey')} none={survey('none.title')}>
          <Icon name="document" />
        </SurveyLink>
      }
      assistant={link('chat', t('assistant'), 'chat')}
    >
      <Hotline />
    </FloatingActions>
  )
}
