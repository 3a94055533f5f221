/** Id of the element with the settings of analytics, for scripts that run before React. */
export const MEASURES_ID = 'measures'
