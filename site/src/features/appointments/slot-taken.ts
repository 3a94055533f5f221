/** The service's answer for a taken time: the same form can be sent again with another one. */
export const SLOT_TAKEN = 'slotTaken'
