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
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** How long each field may be, in characters. */
export const CONTACT_LENGTHS = { name: 60, reach: 120, message: 2000 }
