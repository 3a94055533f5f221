import ts from 'typescript'
import { filesThatRead } from './namespaces'
import type { Repository } from './repository'

/** Words that stand in code: what is computed of a key is one of them. */
type Words = ReadonlySet<string>

interface Use {
  covers: (key: string, words: Words) => boolean
}

const WRITING = /^(?:site\/(?:src|server)|packages\/[^/]+\/src)\/.*\.tsx?$/

/** Keys such as `orders.cancel.title` that no file can ask for. */
export function unusedTexts(repository: Repository, keys: readonly string[]): string[] {
  const uses = filesThatRead(repository).flatMap((file) => usesIn(file, repository.read(file)))
  const words = wordsOf(repository)
  return keys.filter((key) => !uses.some(({ covers }) => covers(key, words)))
}

function wordsOf({ paths, read }: Repository): Words {
  const code = paths.filter((file) => WRITING.test(file) && !file.endsWith('.generated.ts')).map(read)
  return new Set(code.flatMap((text) => text.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []))
}

function areWords(computed: string, words: Words): boolean {
  return computed.split('.').every((part) => words.has(part))
}

export function usesIn(file: string, code: string): Use[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const aliases = translatorTypes(source)
  const uses: Use[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const prefix = prefixOf(calledTranslator(node), aliases)
      if (prefix !== null && node.arguments[0]) uses.push(...keysOf(node.arguments[0], prefix))
      if (node.expression.getText() === 'getMessages') uses.push(...takenFrom(node))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return uses
}

function calledTranslator({ expression }: ts.CallExpression): ts.Expression {
  const isWay =
    ts.isPropertyAccessExpression(expression) && /^(?:rich|raw|has|markup)$/.test(expression.name.text)
  return isWay ? expression.expression : expression
}

/** `orders.` for a translator of orders. */
function prefixOf(translator: ts.Expression, aliases: ReadonlyMap<string, string>): string | null {
  const made = madeAs(translator)
  if (made !== null) return made
  if (!ts.isIdentifier(translator)) return null
  const declared = declarationOf(translator)
  if (!declared) return null
  if (ts.isVariableDeclaration(declared)) return declared.initializer ? madeAs(declared.initializer) : null
  const type = declared.type?.getText() ?? ''
  const namespace = aliases.get(type) ?? namespaceOfType(type)
  return namespace === undefined ? null : `${namespace}.`
}

function madeAs(expression: ts.Expression): string | null {
  if (ts.isAwaitExpression(expression) || ts.isParenthesizedExpression(expression)) {
    return madeAs(expression.expression)
  }
  if (!ts.isCallExpression(expression)) return null
  const name = expression.expression.getText()
  const argument = expression.arguments[name === 'translatorOf' ? 1 : 0]
  if (!/^(?:translatorOf|getTranslations|useTranslations)$/.test(name)) return null
  return argument && ts.isStringLiteral(argument) ? `${argument.text}.` : null
}

function namespaceOfType(type: string): string | undefined {
  return /(?:NamespacedTranslator|typeof translatorOf)<'(\w+)'>/.exec(type)?.[1]
}

function translatorTypes(source: ts.SourceFile): Map<string, string> {
  return new Map(
    source.statements.flatMap((statement) => {
      const namespace = ts.isTypeAliasDeclaration(statement) && namespaceOfType(statement.type.getText())
      return namespace ? [[statement.name.text, namespace] as const] : []
    }),
  )
}

type Declared = ts.VariableDeclaration | ts.ParameterDeclaration

function declarationOf(name: ts.Identifier): Declared | undefined {
  for (let scope: ts.Node = name.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    const declared = declaredIn(scope).find((each) => each.name.getText() === name.text)
    if (declared) return declared
  }
  return undefined
}

function declaredIn(scope: ts.Node): readonly Declared[] {
  if (ts.isFunctionLike(scope)) return scope.parameters.filter((each) => ts.isParameter(each))
  if (!ts.isBlock(scope) && !ts.isCaseClause(scope)) return []
  return scope.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
  )
}

function keysOf(argument: ts.Expression, prefix: string): Use[] {
  if (ts.isParenthesizedExpression(argument) || ts.isAsExpression(argument)) {
    return keysOf(argument.expression, prefix)
  }
  if (ts.isConditionalExpression(argument)) {
    return [...keysOf(argument.whenTrue, prefix), ...keysOf(argument.whenFalse, prefix)]
  }
  if (ts.isStringLiteralLike(argument)) {
    const read = prefix + argument.text
    return [{ covers: (key) => key === read }]
  }
  if (ts.isTemplateExpression(argument)) {
    const texts = [argument.head, ...argument.templateSpans.map(({ literal }) => literal)]
    const pattern = texts.map(({ text }) => text.replaceAll('.', '\\.')).join('(.+)')
    const read = new RegExp(`^${prefix.replaceAll('.', '\\.')}${pattern}$`)
    return [
      {
        covers: (key, words) =>
          read
            .exec(key)
            ?.slice(1)
            .every((computed) => areWords(computed, words)) ?? false,
      },
    ]
  }
  return [
    {
      covers: (key, words) => key.startsWith(prefix) && areWords(key.slice(prefix.length), words),
    },
  ]
}

function takenFrom(call: ts.CallExpression): Use[] {
  const { parent } = call
  const path = ts.isPropertyAccessExpression(parent) ? `${parent.name.text}.` : ''
  const declared = path === '' ? parent : parent.parent
  if (!ts.isVariableDeclaration(declared) || !ts.isObjectBindingPattern(declared.name)) {
    return [{ covers: (key) => key.startsWith(path) }]
  }
  const source = call.getSourceFile().text
  return declared.name.elements.flatMap((element) => {
    const read = path + (element.propertyName ?? element.name).getText()
    const taken = path === '' ? partsTaken(source, element.name.getText()) : null
    return [
      {
        covers: (key: string) =>
          key === read || (key.startsWith(`${read}.`) && (taken?.(key.slice(read.length + 1)) ?? true)),
      },
    ]
  })
}

/** All, where the table itself is handed on. */
function partsTaken(source: string, table: string): ((key: string) => boolean) | null {
  const isHandedOn = new RegExp(`[(,] *${table}\\b *[,)]|\\b${table}\\[|\\} = ${table}\\b`).test(source)
  return isHandedOn ? null : (key) => source.includes(`${table}.${key.split('.')[0]}`)
}
