import { SEARCH_MINIMUM_LENGTH } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import styles from './search.module.css'

/** [2.4#2] */
export async function SearchForm({ labelledBy }: { labelledBy: string }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('landing')
  return (
    <form action={href(lang, 'search')} role="search" className={styles.form} aria-labelledby={labelledBy}>
      <input
        type="search"
        name="q"
        required
        minLength={SEARCH_MINIMUM_LENGTH}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('searchPlaceholder')}
        aria-labelledby={labelledBy}
      />
      <Button type="submit" aria-label={t('search')}>
        <Icon name="search" />
      </Button>
    </form>
  )
}
