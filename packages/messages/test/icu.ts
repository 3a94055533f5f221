import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

interface Icu {
  /** `name:type`, a select with its options; sorted. */
  arguments: string[]
  plurals: string[][]
  literal: string
}

export function readIcu(message: string): Icu {
  const found: Icu = { arguments: [], plurals: [], literal: '' }
  visit(parse(message, { requiresOtherClause: true }), found)
  found.arguments = [...new Set(found.arguments)].sort()
  return found
}

function visit(elements: readonly MessageFormatElement[], found: Icu): void {
  for (const element of elements) {
    if (element.type === TYPE.literal) found.literal += `${element.value} `
    else if (element.type === TYPE.plural) {
      const categories = Object.keys(element.options)
      found.arguments.push(`${element.value}:${element.pluralType}`)
      found.plurals.push(categories.filter((category) => !category.startsWith('=')).sort())
      for (const { value } of Object.values(element.options)) visit(value, found)
    } else if (element.type === TYPE.select) {
      found.arguments.push(`${element.value}:select ${Object.keys(element.options).sort().join()}`)
      for (const { value } of Object.values(element.options)) visit(value, found)
    } else if (element.type === TYPE.tag) {
      found.arguments.push(`${element.value}:tag`)
      visit(element.children, found)
    } else if (element.type !== TYPE.pound) found.arguments.push(`${element.value}:${TYPE[element.type]}`)
  }
}
