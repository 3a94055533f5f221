import type { InterfaceText } from '@carelane/messages/admin'
import type { SayText } from '../interface-texts'

interface ColumnHeadsProps {
  names: readonly InterfaceText[]
  say: SayText
  /** At the end, over buttons. */
  withActions?: boolean
}

export function ColumnHeads({ names, say, withActions = false }: ColumnHeadsProps) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {say(name)}
          </th>
        ))}
        {withActions && <td />}
      </tr>
    </thead>
  )
}
