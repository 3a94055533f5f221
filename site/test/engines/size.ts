/** Of a cheap phone, in CSS pixels. */
export const SIZE = { width: 360, height: 760 }
