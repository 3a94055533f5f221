export const HANDOVER_COOKIE = 'handed-over'

export const HANDOVER_SECONDS = 3600

export const HANDOVER_COOKIE_SECONDS = 900

export const FROM_ASSISTANT = { from: 'assistant' }
