/** The fields of a vendor's cleaners and their tasks. */
export const CLEANING_FIELDS = {
  appointments: {
    service: 'bilingual',
    startsAt: 'instant',
    endsAt: 'instant',
    isCancelled: 'flag',
    createdAt: 'instant',
  },
  cleaners: { name: 'text', phone: 'text', linkSince: 'instant', createdAt: 'instant' },
  cleaningTasks: {
    service: 'bilingual',
    dueAt: ['instant', 'checkOut'],
    state: 'word:cleaning.states',
    note: ['text', 'message'],
    beganAt: 'instant',
    doneAt: 'instant',
  },
} as const
