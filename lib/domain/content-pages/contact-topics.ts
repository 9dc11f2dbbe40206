/** The topics of a contact message, in the order of the form. */
export const CONTACT_TOPICS = [
  'booking',
  'payment',
  'hosting',
  'account',
  'privacy',
  'complaint',
  'other',
] as const

/** How long each field may be, in characters. */
export const CONTACT_LENGTHS = { name: 60, reach: 120, message: 2000 }
