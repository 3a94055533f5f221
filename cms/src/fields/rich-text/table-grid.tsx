'use client'

import { Button, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import type { ClipboardEvent } from 'react'
import {
  type Cells,
  cellsOf,
  pasteCells,
  setCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './table-cells'

const CELL = {
  display: 'block',
  inlineSize: '100%',
  padding: 8,
  border: '1px solid var(--theme-elevation-200)',
  borderRadius: 3,
  background: 'var(--theme-input-bg)',
  color: 'inherit',
  font: 'inherit',
}

export const TableGrid: JSONFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError } = useField<Cells>({ potentiallyStalePath: path })
  const rows = cellsOf(value)
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    setValue(pasteCells(rows, row, column, text))
  }
  return (
    <div className="field-type">
      <FieldLabel label={field.label} required={field.required} path={path} />
      <FieldError path={path} showError={showError} />
      <div style={{ overflowX: 'auto' }}>
        <table style={{ borderCollapse: 'collapse', inlineSize: '100%' }}>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column} style={{ padding: 2, minInlineSize: 120 }}>
                    <textarea
                      aria-label={`Row ${row + 1}, column ${column + 1}`}
                      rows={1}
                      value={cell}
                      disabled={readOnly}
                      style={CELL}
                      onChange={(event) => setValue(setCell(rows, row, column, event.target.value))}
                      onPaste={(event) => paste(event, row, column)}
                    />
                  </td>
                ))}
                {!readOnly && rows.length > 1 && (
                  <td>
                    <Button
                      buttonStyle="icon-label"
                      icon="x"
                      size="small"
                      margin={false}
                      aria-label={`Remove row ${row + 1}`}
                      onClick={() => setValue(withoutRow(rows, row))}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!readOnly && (
        <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
          <GridButton label="Add a row" onClick={() => setValue(withRow(rows))} />
          <GridButton label="Add a column" onClick={() => setValue(withColumn(rows))} />
          {(rows[0]?.length ?? 0) > 1 && (
            <GridButton label="Remove the last column" onClick={() => setValue(withoutColumn(rows))} />
          )}
        </div>
      )}
    </div>
  )
}

function GridButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button buttonStyle="secondary" size="small" margin={false} onClick={onClick}>
      {label}
    </Button>
  )
}
