/** Of a look-up's form, beside its own: the name that ALTCHA's own widget uses. */
export const PROOF_FIELD = 'altcha'
export const TICKET_FIELD = 'ticket'
