export const HANDOVER_COOKIE = 'handed-over'

export const HANDOVER_SECONDS = 3600

export const FROM_ASSISTANT = { from: 'assistant' }
