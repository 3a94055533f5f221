/** In filters: documents with a text whose English changed after the language was last written. */
export const OUTDATED_IN = 'outdatedIn'
