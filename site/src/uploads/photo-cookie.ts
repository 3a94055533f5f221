/** Whose photos this browser can read and hand in. */
export const PHOTO_COOKIE = 'photos'
