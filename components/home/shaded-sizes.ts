/**
 * The `sizes` of a wide picture under a shade and words. Phones take 1.6 pixels of it for each CSS pixel of width: under
 * the shade nobody sees the rest, and it is most of what the first screen waits for.
 */
export const SHADED_SIZES = '(min-width: 1360px) 1280px, (min-width: 701px) 100vw, 80vw'
