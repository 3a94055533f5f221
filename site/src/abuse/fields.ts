/** Fixed by ALTCHA's widget. */
export const PROOF_FIELD = 'altcha'
export const TICKET_FIELD = 'ticket'
