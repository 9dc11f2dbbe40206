import localFont from 'next/font/local'

/** Readex Pro as one family for both scripts; the unicode ranges limit each file to its own script. */
export const arabicFont = localFont({
  src: '../fonts/readex-pro-arabic.woff2',
  weight: '160 700',
  display: 'swap',
  variable: '--font-arabic',
  // A fallback with Arial metrics would also match the Latin letters.
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0600-06FF,U+0750-077F,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC' },
  ],
})

export const latinFont = localFont({
  src: '../fonts/readex-pro-latin.woff2',
  weight: '160 700',
  display: 'swap',
  variable: '--font-latin',
})
