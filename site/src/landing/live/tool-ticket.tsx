import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { Button } from '@/ui/button/button'
import { WithCodes } from '@/ui/codes/with-codes'
import { Icon } from '@/ui/icon/icon'
import type { Tool } from './tool'
import styles from './tools.module.css'

export function ToolTicket({ tool, lang }: { tool: Tool; lang: string }) {
  const { page, icon, name, label, hint, ask, more, form, input } = tool
  const id = `home-${page}`
  return (
    <form {...form} className={styles.ticket} aria-labelledby={`${id}-name`} autoComplete="off">
      {form.method === 'post' && <input type="hidden" name="lang" value={lang} />}
      <h3 id={`${id}-name`}>
        <Icon name={icon} />
        {name}
      </h3>
      <label htmlFor={id}>{label}</label>
      <div className={styles.ask}>
        <input id={id} maxLength={100} aria-describedby={hint && `${id}-hint`} {...input} />
        <Button type="submit" look="next">
          {ask}
        </Button>
      </div>
      <p className={styles.foot}>
        {hint && (
          <span id={`${id}-hint`}>
            <WithCodes text={hint} />
          </span>
        )}
        <AppLink href={href(lang, page)}>{more}</AppLink>
      </p>
    </form>
  )
}
