/** The texts that a page with the search bar hands to the browser. */
export const BAR_WORDS = ['search.bar', 'vocabulary.holiday']
