export const HANDED_OVER = 'handed-over'

export const HANDED_OVER_SECONDS = 3600

export const FROM_ASSISTANT = { from: 'assistant' }
