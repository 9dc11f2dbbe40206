/** What somebody writes to us about, in the order of the list. */
export const CONTACT_TOPICS = [
  'booking',
  'payment',
  'hosting',
  'account',
  'privacy',
  'complaint',
  'other',
] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** How long each field may be, in signs. */
export const CONTACT_LENGTHS = { name: 60, reach: 120, message: 2000 }
