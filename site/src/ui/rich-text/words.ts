export interface RichTextWords {
  hint: string
  warning: string
}
