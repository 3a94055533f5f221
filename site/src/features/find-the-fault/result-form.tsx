import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Button } from '@/ui/button/button'
import { RESULT_ANCHORS, RESULT_PATH } from './result-path'
import styles from './finder.module.css'

interface ResultFormProps {
  slug: string
  path: string
}

/** Without scripts or with them: the fragment of the answer chooses the sentence. */
export async function ResultForm({ slug, path }: ResultFormProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('finder.result')
  return (
    <form method="post" action={RESULT_PATH} className={styles.result}>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="path" value={path} />
      <fieldset aria-describedby="result-hint">
        <legend>{t('question')}</legend>
        <Button type="submit" name="fixed" value="yes" look="quiet">
          {t('yes')}
        </Button>
        <Button type="submit" name="fixed" value="no" look="quiet">
          {t('no')}
        </Button>
      </fieldset>
      <p id="result-hint" className={styles.quiet}>
        {t('hint')}
      </p>
      <p id={RESULT_ANCHORS.counted} tabIndex={-1} className={styles.told}>
        {t('counted')}
      </p>
      <p id={RESULT_ANCHORS.failed} tabIndex={-1} className={styles.told} data-tone="bad">
        {t('failed')}
      </p>
    </form>
  )
}
