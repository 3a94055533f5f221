import { useTranslation } from '@payloadcms/ui'
import { languageName } from '../../labels/language-label'
import { interfaceTexts } from '../interface-texts'
import { addressOfBench } from '../translation-bench/address-of-bench'
import type { DocumentState } from './document-state'

interface TranslationStatusProps extends Pick<DocumentState, 'outdated'> {
  kind: string
  id: string | number
}

export function TranslationStatus({ kind, id, outdated }: TranslationStatusProps) {
  const { i18n, t } = useTranslation()
  const say = interfaceTexts(t)
  return (
    <>
      {outdated.map(({ language, texts }) => (
        <p key={language} data-tone="wait">
          <a href={addressOfBench(kind, id, language)}>
            {say('statusOutdated', { language: languageName(language, i18n.language), count: texts })}
          </a>
        </p>
      ))}
      <p data-tone="quiet">
        <a href={addressOfBench(kind, id)}>{say('translate')}</a>
      </p>
    </>
  )
}
