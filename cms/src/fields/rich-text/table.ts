import type { Block } from 'payload'
import { z } from 'zod'
import { inWords } from '../../refusals/say-refusal'

const MAXIMUM = { rows: 60, columns: 8, letters: 400 }

export const tableRows = z
  .array(z.array(z.string().max(MAXIMUM.letters)).min(1).max(MAXIMUM.columns))
  .min(1)
  .max(MAXIMUM.rows)
  .refine((rows) => rows.every((row) => row.length === rows[0]?.length))

export const table: Block = {
  slug: 'table',
  interfaceName: 'TableBlock',
  admin: { disableBlockName: true },
  labels: { singular: 'Table', plural: 'Tables' },
  fields: [
    {
      name: 'caption',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { description: 'What the table shows. It stands above it, and is read out first.' },
    },
    { name: 'headerRow', label: 'The first row names the columns', type: 'checkbox', defaultValue: true },
    {
      name: 'rows',
      label: 'Cells',
      type: 'json',
      required: true,
      defaultValue: [
        ['', ''],
        ['', ''],
      ],
      validate: inWords(
        (value: unknown) =>
          tableRows.safeParse(value).success || [
            'A table has at most {{rows}} rows and {{columns}} columns, and {{letters}} letters in a cell.',
            MAXIMUM,
          ],
      ),
      admin: { components: { Field: '/fields/rich-text/table-grid#TableGrid' } },
    },
  ],
}
