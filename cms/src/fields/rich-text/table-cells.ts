export type Cells = string[][]

export function cellsOf(value: unknown): Cells {
  const rows = Array.isArray(value) ? value.filter(Array.isArray) : []
  if (rows.length === 0) return [[''], ['']]
  return evened(rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : ''))))
}

export function setCell(rows: Cells, row: number, column: number, text: string): Cells {
  return rows.map((cells, at) => (at === row ? cells.with(column, text) : cells))
}

export function withRow(rows: Cells): Cells {
  return evened([...rows, []])
}

export function withoutRow(rows: Cells, row: number): Cells {
  return rows.toSpliced(row, 1)
}

export function withColumn(rows: Cells): Cells {
  return rows.map((cells) => [...cells, ''])
}

export function withoutColumn(rows: Cells): Cells {
  return rows.map((cells) => cells.slice(0, -1))
}

export function pasteCells(rows: Cells, row: number, column: number, text: string): Cells {
  const pasted = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  const height = Math.max(rows.length, row + pasted.length)
  const grown = Array.from({ length: height }, (_, at) => {
    const cells = [...(rows[at] ?? [])]
    for (const [offset, cell] of (pasted[at - row] ?? []).entries()) cells[column + offset] = cell.trim()
    return Array.from(cells, (cell) => cell ?? '')
  })
  return evened(grown)
}

function evened(rows: Cells): Cells {
  const width = Math.max(...rows.map(({ length }) => length))
  return rows.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')])
}
