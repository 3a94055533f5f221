/** Characters; apart from the schemas, which no script of a page may bring. */
export const LONGEST_NOTE = 1000
