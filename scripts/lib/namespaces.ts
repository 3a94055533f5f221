import ts from 'typescript'
import type { Repository } from './repository'

export type Owners = Readonly<Record<string, 'shared' | readonly string[]>>

interface Read {
  namespace: string
  line: number
}

const READING = /^site\/(?:src|server)\/.*\.tsx?$/
const TEST = /\.(?:test|spec)\.tsx?$/

/** Hands on the whole table. */
const TRANSLATOR = 'site/src/i18n/translator.ts'

const UNNAMED = 'unnamed'

const WAYS =
  "name it as a text: getTranslations('…') while a page is rendered, translatorOf(region.tag, '…') anywhere else, " +
  'or take it from getMessages(…) by its name at once'

export function filesThatRead({ paths }: Repository): string[] {
  return paths.filter((file) => READING.test(file) && !TEST.test(file) && file !== TRANSLATOR)
}

export function borrowedNamespaces(repository: Repository, owners: Owners): string[] {
  return filesThatRead(repository).flatMap((file) =>
    namespacesIn(file, repository.read(file)).flatMap(({ namespace, line }) => {
      const wrong = wrongWith(namespace, file, owners)
      return wrong === null ? [] : [`${file}:${line} ${wrong}`]
    }),
  )
}

function wrongWith(namespace: string, file: string, owners: Owners): string | null {
  if (namespace === UNNAMED) return `reads a namespace that it does not name: ${WAYS}`
  const owner = owners[namespace]
  if (owner === undefined) return `reads ${namespace}, which site/src/i18n/namespace-owners.ts does not have`
  if (owner === 'shared' || owner.some((folder) => file.startsWith(`site/${folder}/`))) return null
  return (
    `reads ${namespace} of ${owner.join(' and ')}: give this folder a text of its own, or move a text that says ` +
    'the same in both into a shared namespace (docs/decisions/0087-a-namespace-has-one-owner.md)'
  )
}

export function namespacesIn(file: string, code: string): Read[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: Read[] = []
  const visit = (node: ts.Node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    found.push(...namespacesOf(node).map((namespace) => ({ namespace, line: line + 1 })))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function namespacesOf(node: ts.Node): string[] {
  if (ts.isCallExpression(node)) {
    const [first, second] = node.arguments
    switch (node.expression.getText()) {
      case 'getTranslations':
      case 'useTranslations':
        return [namedBy(first)]
      case 'translatorOf':
        return [namedBy(second)]
      case 'getMessages':
        return takenFrom(node)
    }
  }
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'NamespacedTranslator') {
    return [namedByType(node.typeArguments?.[0])]
  }
  if (ts.isIndexedAccessTypeNode(node) && isAllMessages(node.objectType)) return [namedByType(node.indexType)]
  return []
}

function namedBy(argument: ts.Expression | undefined): string {
  return argument && ts.isStringLiteral(argument) ? firstOf(argument.text) : UNNAMED
}

function namedByType(type: ts.TypeNode | undefined): string {
  return type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
    ? firstOf(type.literal.text)
    : UNNAMED
}

function firstOf(key: string): string {
  return key.split('.')[0] ?? key
}

function isAllMessages(type: ts.TypeNode): boolean {
  return ['Messages', 'ReturnType<typeof getMessages>'].includes(type.getText())
}

function takenFrom(call: ts.CallExpression): string[] {
  const { parent } = call
  if (ts.isPropertyAccessExpression(parent)) return [parent.name.text]
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return [UNNAMED]
  return parent.name.elements.map(({ propertyName, name, dotDotDotToken }) =>
    dotDotDotToken ? UNNAMED : (propertyName ?? name).getText(),
  )
}
