export const PHOTO_COOKIE = 'photos'
