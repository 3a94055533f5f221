import { Button } from '@/ui/button/button'
import type { FindingContest } from '../finding'
import { openContest } from './open-contest'

export function ContestOffer({ contest: { lang, sealed, name } }: { contest: FindingContest }) {
  return (
    <form action={openContest}>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="sealed" value={sealed} />
      <Button look="quiet">{name}</Button>
    </form>
  )
}
