import { defineRouting } from 'next-intl/routing'

/** Arabic has the plain address, English stands under /en; the address alone decides the language. */
export const routing = defineRouting({
  locales: ['ar', 'en'],
  defaultLocale: 'ar',
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})

export type Locale = (typeof routing.locales)[number]
