import localFont from 'next/font/local'

/**
 * Readex Pro as one family, in files that scripts/assets/cut-fonts.mjs cuts by the same ranges: a page loads only the letters
 * that it shows. The gateway preloads those of the page's language (gateway/document/first-style.ts).
 */
const arabicFont = localFont({
  src: '../fonts/readex-pro-arabic.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-arabic',
  // Our own substitute (substitute-font.css): Next finds no space in these files, and so measures nothing.
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0600-06FF,U+0750-077F,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC' },
  ],
})

/** Digits, spaces and the punctuation that both languages share. */
const digitsFont = localFont({
  src: '../fonts/readex-pro-digits.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-digits',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0020-0040,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+2012-2015,U+2022,U+2026,U+2212',
    },
  ],
})

/** Letters with accents and rare signs. */
const otherFont = localFont({
  src: '../fonts/readex-pro-other.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  variable: '--font-other',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+00A1-05FF,U+1E00-200B,U+2010-2065,U+206A-2BFF' }],
})

const latinFont = localFont({
  src: '../fonts/readex-pro-latin.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-latin',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0041-007E,U+2018-201E' }],
})

/** The class of `<html>` that makes the fonts available. */
export const FONT_CLASSES = [arabicFont, digitsFont, otherFont, latinFont]
  .map(({ variable }) => variable)
  .join(' ')
