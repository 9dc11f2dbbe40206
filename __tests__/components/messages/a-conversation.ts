import type { ConversationWire } from '@/lib/contract/schemas/messages/wire'

/** An open conversation of a guest, but for what is requested. */
export const conversation = (request: Partial<ConversationWire> = {}): ConversationWire => ({
  _id: 'c1',
  side: 'guest',
  other: { name: 'Abdullah', name_ar: 'عبدالله', file: null },
  service: { _id: 's1', type: 'Chalets', name: 'Palm', name_ar: 'النخلة', image: '/p', isLive: true },
  booking: null,
  last: null,
  unread: 0,
  readUpTo: 0,
  seenUpTo: 0,
  isBlocked: false,
  isOpen: true,
  hidesContacts: true,
  ...request,
})
