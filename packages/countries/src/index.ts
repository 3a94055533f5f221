export * from './codes'
export * from './locales'
