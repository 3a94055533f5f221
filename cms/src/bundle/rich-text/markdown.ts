import {
  convertLexicalToMarkdown,
  convertMarkdownToLexical,
  type LexicalRichTextAdapter,
} from '@payloadcms/richtext-lexical'
import type { Block, FlattenedField } from 'payload'
import { type InnerText, readBlock, writeBlock } from './block-directives'
import { cutAtDirectives, type Directive, TextProblem, writeDirective } from './directives'
import { isSameText, type LexicalNode, type LexicalState } from './same-text'

type EditorConfig = LexicalRichTextAdapter['editorConfig']

const LEXICAL = 'lexical'
const PICTURE = 'picture'

/** `:::lexical` keeps what Markdown cannot express. */
export function stateToMarkdown(field: FlattenedField, state: LexicalState): string {
  const written = joined(state.root.children, (nodes) => runsToMarkdown(field, nodes))
  if (written !== undefined && isSameText(readSafely(field, written), state)) return written
  return state.root.children.map(asLexical).join('\n\n')
}

/** Until they are stored: conversion is a tenth of what a seed takes. */
const CHECKED = new WeakMap<FlattenedField, Map<string, LexicalState>>()

/** @throws TextProblem */
export function checkMarkdown(field: FlattenedField, markdown: string): void {
  const checked = CHECKED.get(field) ?? new Map<string, LexicalState>()
  CHECKED.set(field, checked.set(markdown, markdownToState(field, markdown)))
}

/** @throws TextProblem */
export function takeState(field: FlattenedField, markdown: string): LexicalState {
  const state = CHECKED.get(field)?.get(markdown)
  // Whoever stores it may change it.
  CHECKED.get(field)?.delete(markdown)
  return state ?? markdownToState(field, markdown)
}

/**
 * Ids depend on the text alone.
 * @throws TextProblem
 */
export function markdownToState(
  field: FlattenedField,
  markdown: string,
  line = 1,
  ids = counter(),
): LexicalState {
  const config = editorConfigOf(field)
  const inner = innerText(ids)
  const children = cutAtDirectives(markdown).flatMap((part): LexicalNode[] => {
    if (!('name' in part)) return plain(config, part.markdown)
    try {
      return [readDirective(config, part, inner, ids)]
    } catch (error) {
      throw error instanceof TextProblem ? new TextProblem(error.line + line - 1, error.message) : error
    }
  })
  return {
    root: { type: 'root', children, direction: null, format: '', indent: 0, version: 1 },
  }
}

export function blocksOf(field: FlattenedField): Block[] {
  const feature = editorConfigOf(field).resolvedFeatureMap.get('blocks')
  const props = feature?.sanitizedServerFeatureProps as { blocks?: Block[] } | undefined
  return props?.blocks ?? []
}

function editorConfigOf(field: FlattenedField): EditorConfig {
  if (field.type !== 'richText' || !field.editor || !('editorConfig' in field.editor)) {
    throw new Error(`“${field.name}” has no editor of its own.`)
  }
  return (field.editor as unknown as LexicalRichTextAdapter).editorConfig
}

function innerText(ids: () => string): InnerText {
  return {
    write: stateToMarkdown,
    read: (field, markdown, line) => markdownToState(field, markdown, line, ids),
  }
}

function counter(): () => string {
  let count = 0
  return () => (count += 1).toString(16).padStart(24, '0')
}

function joined(
  nodes: LexicalNode[],
  write: (nodes: LexicalNode[]) => string | undefined,
): string | undefined {
  const runs: LexicalNode[][] = []
  for (const node of nodes) {
    const last = runs.at(-1)
    if (last && !isApart(node) && !isApart(last[0])) last.push(node)
    else runs.push([node])
  }
  const parts = runs.map(write)
  return parts.includes(undefined) ? undefined : parts.join('\n\n')
}

function isApart(node: LexicalNode | undefined): boolean {
  return node?.type === 'block' || node?.type === 'upload'
}

function runsToMarkdown(field: FlattenedField, nodes: LexicalNode[]): string | undefined {
  const [first] = nodes
  const written = first && isApart(first) ? apartToMarkdown(field, first) : plainToMarkdown(field, nodes)
  if (written !== undefined && isSameText(readSafely(field, written)?.root.children, nodes)) return written
  return nodes.map(asLexical).join('\n\n')
}

function apartToMarkdown(field: FlattenedField, node: LexicalNode): string | undefined {
  if (node.type === 'upload') {
    const fields = (node.fields ?? {}) as Record<string, unknown>
    return writeDirective(PICTURE, { name: node.value, ...fields })
  }
  const fields = node.fields as Record<string, unknown>
  const block = blocksOf(field).find(({ slug }) => slug === fields.blockType)
  return block && writeBlock(block, fields, innerText(counter()))
}

function plainToMarkdown(field: FlattenedField, nodes: LexicalNode[]): string {
  const data = { root: { type: 'root', children: nodes, direction: null, format: '', indent: 0, version: 1 } }
  return convertLexicalToMarkdown({ data: data as never, editorConfig: editorConfigOf(field) })
}

function asLexical(node: LexicalNode): string {
  return writeDirective(LEXICAL, {}, JSON.stringify(node))
}

function readSafely(field: FlattenedField, markdown: string): LexicalState | undefined {
  try {
    return markdownToState(field, markdown)
  } catch (error) {
    if (error instanceof TextProblem) return undefined
    throw error
  }
}

function plain(editorConfig: EditorConfig, markdown: string): LexicalNode[] {
  const { root } = convertMarkdownToLexical({ editorConfig, markdown: markdown.trim() })
  return root.children.map((node) => asStored(node))
}

/** As the editor would store it. */
function asStored(node: object): LexicalNode {
  const { children, fields, ...rest } = node as LexicalNode & { children?: object[] }
  const stored: LexicalNode = { ...rest, ...(children && { children: children.map(asStored) }) }
  if ('direction' in stored) stored.direction = null
  if (stored.type === 'paragraph') Object.assign(stored, { textFormat: 0, textStyle: '' })
  if (stored.type === 'link') {
    Reflect.deleteProperty(stored, 'id')
    stored.fields = { url: (fields as { url?: unknown }).url }
  } else if (fields) stored.fields = fields
  return stored
}

function readDirective(
  config: EditorConfig,
  directive: Directive,
  inner: InnerText,
  ids: () => string,
): LexicalNode {
  if (directive.name === LEXICAL) return readLexical(directive)
  if (directive.name === PICTURE) {
    const { name, ...fields } = directive.attributes
    if (typeof name !== 'string') throw new TextProblem(directive.line, 'A picture needs “name”.')
    return { type: 'upload', version: 3, format: '', id: ids(), fields, relationTo: 'media', value: name }
  }
  const feature = config.resolvedFeatureMap.get('blocks')
  const blocks = (feature?.sanitizedServerFeatureProps as { blocks?: Block[] } | undefined)?.blocks
  const block = blocks?.find(({ slug }) => slug === directive.name)
  if (!block) throw new TextProblem(directive.line, `There is no “:::${directive.name}” in this text.`)
  return { type: 'block', version: 2, format: '', fields: readBlock(block, directive, inner, ids) }
}

function readLexical({ content = '', line }: Directive): LexicalNode {
  try {
    const node: unknown = JSON.parse(content)
    if (typeof node === 'object' && node !== null && 'type' in node) return node as LexicalNode
  } catch {}
  throw new TextProblem(line, '“:::lexical” is no node of the editor.')
}
