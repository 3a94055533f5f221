export const SIZE = { width: 360, height: 760 }
