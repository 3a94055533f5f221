import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Button } from '@/ui/button/button'
import { bookRepair } from './book-repair'
import styles from './finder.module.css'

interface BookFoundProps {
  slug: string
  path: string
  look: 'primary' | 'quiet'
}

/** Leads to booking, which then knows the kind of device and the answers. */
export async function BookFound({ slug, path, look }: BookFoundProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('finder')
  return (
    <form action={bookRepair} className={styles.book}>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="path" value={path} />
      <Button type="submit" look={look}>
        {t('book')}
      </Button>
      <p className={styles.quiet}>{t('bookNote')}</p>
    </form>
  )
}
