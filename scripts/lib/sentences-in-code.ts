import ts from 'typescript'
import type { Repository } from './repository'

/** Addresses people in their own language. */
const SPEAKING = /^(?:site\/(?:src|server)|cms\/src)\/.*\.tsx?$/

/** Addresses operators or developers, or is demo content. */
const APART =
  /\.(?:test|spec)\.tsx?$|\.generated\.ts$|^cms\/src\/(?:bundle|migrations|migrator|seed|seed-large|scripts|main-api\/documentation)\/|^site\/server\/build\/|payload-types\.ts$/

/** At least three words, with a capital first and closing punctuation. */
const SENTENCE = /^[“"]?\p{Lu}[^\n]*(?:\s\S+){2,}[.?!…:]$/u

interface Found {
  file: string
  line: number
  text: string
}

export function sentencesIn({ paths, read }: Repository, isKey: (text: string) => boolean): Found[] {
  return paths
    .filter((file) => SPEAKING.test(file) && !APART.test(file))
    .flatMap((file) => sentencesOf(file, read(file), isKey))
}

export function sentencesOf(file: string, code: string, isKey: (text: string) => boolean): Found[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: Found[] = []
  const visit = (node: ts.Node) => {
    if (isForDevelopers(node)) return
    const text = textOf(node)
    if (text !== null && SENTENCE.test(text) && !isKey(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ file, line: line + 1, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ').trim()
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `1${literal.text}`).join('')
  return null
}

function isForDevelopers(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText())
  return (
    ts.isCallExpression(node) && /(?:^|\.)(?:log|logger|console)(?:\.\w+)*$/.test(node.expression.getText())
  )
}
