import type { PictureSource } from '../picture/picture'

export interface TextNode {
  type: 'text'
  text: string
  bold?: boolean | undefined
  italic?: boolean | undefined
  code?: boolean | undefined
}

export type InlineNode =
  TextNode | { type: 'link'; href: string; children: TextNode[] } | { type: 'line-break' }

export interface ListNode {
  type: 'list'
  ordered: boolean
  items: { children: InlineNode[]; list?: ListNode | undefined }[]
}

export type BlockNode =
  | { type: 'paragraph' | 'quote'; children: InlineNode[] }
  | { type: 'heading'; level: 2 | 3 | 4; children: InlineNode[] }
  | { type: 'picture'; picture: PictureSource; caption?: string | undefined }
  | ListNode

export type RichTextNode =
  | BlockNode
  | { type: 'steps'; items: { title: string; body: BlockNode[] }[] }
  | { type: 'callout'; tone: 'hint' | 'warning'; body: BlockNode[] }
  | TableNode
  | VideoNode
  | RelatedArticleNode
  | { type: 'call-to-action'; label: string; href: string }

export interface TableNode {
  type: 'table'
  caption: string
  headerRow: boolean
  rows: string[][]
}

export interface VideoNode {
  type: 'video'
  provider: 'youtube' | 'vimeo'
  id: string
  title: string
  poster: PictureSource | null
}

export interface RelatedArticleNode {
  type: 'related-article'
  href: string
  title: string
  summary: string
  cover: PictureSource
}
