/** What the service says where a time is gone: the same form can be sent again with another one. */
export const SLOT_TAKEN = 'slotTaken'
