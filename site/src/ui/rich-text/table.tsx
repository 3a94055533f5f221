import { WithCodes } from '../codes/with-codes'
import type { TableNode } from './nodes'
import styles from './table.module.css'

/** Scrolls in its own region, for the keyboard. */
export function Table({ node: { caption, headerRow, rows } }: { node: TableNode }) {
  const [first = [], ...others] = rows
  return (
    <div className={styles.box} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <WithCodes text={caption} />
        </caption>
        {headerRow && (
          <thead>
            <tr>
              {first.map((cell, column) => (
                <th key={column} scope="col">
                  <WithCodes text={cell} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {(headerRow ? others : rows).map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>
                  <WithCodes text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
