/** For scripts that run before React. */
export const MEASURES_ID = 'measures'
