/** Of what says in a page how it is measured, for who measures before React is there. */
export const MEASURES_ID = 'measures'
