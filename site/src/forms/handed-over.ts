export const HANDED_OVER = 'handed-over'

/** A conversation may pause before its button is pressed. */
export const HANDED_OVER_SECONDS = 3600

export const FROM_ASSISTANT = { from: 'assistant' }
