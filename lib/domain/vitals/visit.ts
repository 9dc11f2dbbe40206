/** What a visit began with. */
export const PAGE_KINDS = ['home', 'search', 'type', 'city', 'listing', 'checkout', 'other'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

export const DEVICES = ['phone', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

export const VITALS_LANGUAGES = ['ar', 'en'] as const
export type VitalsLanguage = (typeof VITALS_LANGUAGES)[number]
