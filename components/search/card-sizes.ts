/** How wide the picture of a card is at each width of the window. */
export const CARD_SIZES = '(min-width: 1280px) 305px, (min-width: 960px) 30vw, (min-width: 560px) 46vw, 92vw'
