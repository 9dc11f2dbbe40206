import localFont from 'next/font/local'

/** Readex Pro, drawn as one family for both scripts; the ranges keep each file to its own letters. */
export const arabicFont = localFont({
  src: '../fonts/readex-pro-arabic.woff2',
  weight: '160 700',
  display: 'swap',
  variable: '--font-arabic',
  // A fallback with metrics of Arial would take the Latin letters too.
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
