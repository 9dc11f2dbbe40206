const named = (table, query) => `admin/${table}?${new URLSearchParams(query)}`

/** The first pages that are measured: each table as it opens, its sorts, a rare and a common filter, and its searches. */
export const ADMIN_PAGES = [
  'admin/bookings',
  named('bookings', { sort: 'checkInAt' }),
  named('bookings', { state: 'completed' }),
  named('bookings', { state: 'no_show' }),
  named('bookings', { type: 'Farms' }),
  named('bookings', { type: 'Farms', state: 'rejected', payment: 'halfPayment' }),
  named('bookings', { from: '2026-01-01', until: '2026-01-07' }),
  named('bookings', { q: 'DZ-AABC' }),
  named('bookings', { q: '0510000777' }),
  named('bookings', { q: 'noura' }),
  named('bookings', { q: 'النخيل' }),
  named('bookings', { page: '500' }),
  'admin/users',
  named('users', { q: '0510000777' }),
  named('users', { q: 'الحربي' }),
  named('users', { state: 'blocked' }),
  'admin/services?state=waiting&page=1',
  'admin/cancellations?page=1',
]
