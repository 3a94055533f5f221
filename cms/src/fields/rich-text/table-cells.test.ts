import { describe, expect, test } from 'vitest'
import { cellsOf, pasteCells, setCell, withColumn, withoutColumn, withoutRow, withRow } from './table-cells'

const cells = [
  ['a', 'b'],
  ['c', 'd'],
]

test('what is no grid becomes an empty one, and short rows are filled', () => {
  expect(cellsOf(null)).toEqual([[''], ['']])
  expect(cellsOf([['a'], ['b', 2]])).toEqual([
    ['a', ''],
    ['b', ''],
  ])
})

test('a change makes a new grid and leaves the old one', () => {
  expect(setCell(cells, 1, 0, 'x')).toEqual([
    ['a', 'b'],
    ['x', 'd'],
  ])
  expect(withRow(cells)).toEqual([...cells, ['', '']])
  expect(withColumn(cells)).toEqual([
    ['a', 'b', ''],
    ['c', 'd', ''],
  ])
  expect(withoutRow(cells, 0)).toEqual([['c', 'd']])
  expect(withoutColumn(cells)).toEqual([['a'], ['c']])
  expect(cells[1]).toEqual(['c', 'd'])
})

describe('what a spreadsheet copies', () => {
  test('stands from the chosen cell on', () => {
    expect(pasteCells(cells, 0, 0, '1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
  })

  test('makes the grid grow, all rows alike', () => {
    expect(pasteCells(cells, 1, 1, 'x\ty\nz')).toEqual([
      ['a', 'b', ''],
      ['c', 'x', 'y'],
      ['', 'z', ''],
    ])
  })
})
