/** The form can be sent again with another time. */
export const SLOT_TAKEN = 'slotTaken'
