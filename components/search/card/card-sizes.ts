/** The `sizes` of a card's picture: in a list of results, and in a swiped row. */
export const CARD_SIZES =
  '(min-width: 1280px) 305px, (min-width: 960px) 30vw, (min-width: 592px) 46vw, calc(100vw - 32px)'
export const RAIL_SIZES = '(min-width: 1280px) 305px, (min-width: 960px) 23vw, (min-width: 701px) 31vw, 75vw'
