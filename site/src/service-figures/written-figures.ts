export interface WrittenFact {
  label: string
  value: string
}

/** Of one service centre, in the visitor's words. */
export interface WrittenFigures {
  summary: string
  facts: WrittenFact[]
  how: { name: string; href: string }
}
