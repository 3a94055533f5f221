/** Names the cookie, and what is sealed for it. */
export const HANDED_OVER = 'handed-over'

/** A conversation is left lying for a while before a button of it is pressed. */
export const HANDED_OVER_SECONDS = 3600

/** The query of a tool's page that something was typed for already. */
export const FROM_ASSISTANT = { from: 'assistant' }
