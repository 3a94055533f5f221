export const MEASURES_ID = 'measures'
