import { SaxesParser } from 'saxes'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/**
 * Strict, with namespaces.
 * @throws Error if malformed
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const)
    const element = { name, attributes: Object.fromEntries(values), children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (part) => {
    const element = open.at(-1)
    if (element) element.text += part
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  const [root] = top.children
  if (!root) throw new Error('no root')
  return root
}

export function textsOf(element: XmlElement, name: string): string[] {
  return element.children.filter((child) => child.name === name).map(({ text }) => text)
}
