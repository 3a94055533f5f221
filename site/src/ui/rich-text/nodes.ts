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

/** What stands in a text between its callouts and steps. */
export type BlockNode =
  | { type: 'paragraph' | 'quote'; children: InlineNode[] }
  | { type: 'heading'; level: 2 | 3 | 4; children: InlineNode[] }
  | { type: 'picture'; picture: PictureSource; caption?: string | undefined }
  | ListNode

export type RichTextNode =
  | BlockNode
  | { type: 'steps'; items: { title: string; body: BlockNode[] }[] }
  | { type: 'callout'; tone: 'hint' | 'warning'; body: BlockNode[] }
