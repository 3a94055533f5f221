/** How long a question is kept whose visitor said how the answer was. */
export const FEEDBACK_DAYS = 90
