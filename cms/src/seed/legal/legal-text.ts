/** A legal page in one language; `body` is in the notation that `../notation/blocks` reads. */
export interface LegalText {
  title: string
  body: string
}
