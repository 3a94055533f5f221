import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { SelectField } from '@/ui/field/select-field'
import { manualsHref } from './manual-href'
import type { ManualQuery } from './manual-query'
import styles from './manuals.module.css'

interface ManualFilterProps {
  asked: ManualQuery
  products: readonly string[]
}

export async function ManualFilter({ asked: { keyword, product }, products }: ManualFilterProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('manuals')
  // Keeps unlisted products.
  const offered = product === '' || products.includes(product) ? products : [product, ...products]
  return (
    <search>
      <form action={manualsHref(lang, {})} className={styles.filter}>
        <Field
          id="manual-keyword"
          name="q"
          type="search"
          label={t('keyword')}
          defaultValue={keyword}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SelectField
          id="manual-product"
          name="product"
          label={t('product')}
          empty={t('all')}
          options={offered.map((name) => ({ value: name, name }))}
          defaultValue={product}
        />
        <Button type="submit">{t('search')}</Button>
      </form>
    </search>
  )
}
