import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { Icon } from '@/ui/icon/icon'
import { AssistantLink } from './assistant-link'
import { FloatingActions } from './floating-actions'
import { Hotline } from './hotline'
import { SurveyLink } from './survey-link'

export async function Floating() {
  const { lang } = await currentVisit()
  const t = await getTranslations('floating')
  return (
    <FloatingActions
      lang={lang}
      label={t('label')}
      icon={<Icon name="question" />}
      toTop={{ label: t('toTop'), icon: <Icon name="up" /> }}
      survey={
        <SurveyLink lang={lang} href={href(lang, 'survey')} name={t('survey')} none={t('noSurvey')}>
          <Icon name="document" />
        </SurveyLink>
      }
      assistant={
        <AssistantLink href={href(lang, 'chat')} name={t('assistant')}>
          <Icon name="chat" />
        </AssistantLink>
      }
    >
      <Hotline />
    </FloatingActions>
  )
}
