import { LOCALES } from '@carelane/countries'
import { expect, test } from 'vitest'
import { TABLES } from '../src/tables.generated'

test.each(LOCALES)(
  'fields of an appeal are called in %s as in the text of what is wrong with them',
  (locale) => {
    const { problems, photos, idNumber, invoiceNumber, flightNumber } = TABLES[locale].appeal
    const labels = { idNumber, invoiceNumber, flightNumber, ...photos, imei1: 'IMEI1' }
    const lower = (text: string) => text.toLocaleLowerCase(locale)
    const called = Object.entries(labels).filter(
      ([name, label]) => !lower(problems[name as keyof typeof labels]).includes(lower(label)),
    )
    expect(called).toEqual([])
  },
)
