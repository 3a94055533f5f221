import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LONGEST_NAME, LONGEST_ORDER, type KeptDevice } from '@/kept-devices/kept-device'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { Icon } from '@/ui/icon/icon'
import { nameDevice } from './name-device'
import styles from './my-devices.module.css'

interface NameFormProps {
  device: KeptDevice
  /** Which device it is. */
  children: ReactNode
}

export async function NameForm({ device: { id, name, order }, children }: NameFormProps) {
  const t = await getTranslations('devices.name')
  return (
    <form action={nameDevice}>
      <details className={styles.more}>
        <summary>
          {t('title')}
          <Icon name="down" />
        </summary>
        <div className={styles.fields}>
          {children}
          <Field
            id={`called-${id}`}
            name="name"
            label={t('label')}
            hint={t('hint')}
            defaultValue={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            isOptional
          />
          <Field
            id={`order-${id}`}
            name="order"
            label={t('order')}
            hint={t('orderHint')}
            defaultValue={order}
            maxLength={LONGEST_ORDER}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            isOptional
          />
          <Button look="quiet">{t('submit')}</Button>
        </div>
      </details>
    </form>
  )
}
