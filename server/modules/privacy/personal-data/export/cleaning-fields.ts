/** The fields of a vendor's cleaners and their tasks. */
export const CLEANING_FIELDS = {
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
