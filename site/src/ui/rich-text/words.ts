/** Words that the surrounding page gives in its language. */
export interface RichTextWords {
  hint: string
  warning: string
}
