/** How many news, and tips of each category, the home shows; one number, so that they are one call. */
export const HOME_SIZE = 3
