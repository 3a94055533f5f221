import type { PriceRow } from './price-rows'
import styles from './price-table.module.css'

export interface PriceTableWords {
  part: string
  memory: string
  price: string
  labor: string
  total: string
}

interface PriceTableProps {
  title: string
  rows: readonly PriceRow[]
  words: PriceTableWords
}

/** [2.4#26]. Cards on phones; explicit roles survive that `display`. */
export function PriceTable({ title, rows, words }: PriceTableProps) {
  return (
    <table role="table" aria-label={title} className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{words.part}</th>
          <th role="columnheader">{words.price}</th>
          <th role="columnheader">{words.labor}</th>
          <th role="columnheader">{words.total}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ part, memory, price, labor, total, centers }) => (
          <tr role="row" key={`${part} ${memory}`}>
            <th role="rowheader" scope="row">
              <bdi>{part}</bdi>
              {memory && (
                <span>
                  <span className="visually-hidden">{words.memory} </span>
                  <bdi dir="ltr">{memory}</bdi>
                </span>
              )}
              {centers && (
                <a href={centers.href} className={styles.centers}>
                  {centers.name}
                </a>
              )}
            </th>
            <td role="cell" data-label={words.price}>
              {price}
            </td>
            <td role="cell" data-label={words.labor}>
              {labor}
            </td>
            <td role="cell" data-label={words.total}>
              <strong>{total}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
