import { Type } from '@sinclair/typebox'
import { idParam } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import { named } from '@/lib/contract/schema'
import { InvoiceListWire } from '@/lib/contract/schemas/invoices/wire'

const FILE = { access: 'user', use: 'export', params: idParam, errors: ['not_cleared'] } as const

/** Documents, and what admins do about their electronic invoices. */
export const invoicesRoutes = {
  'GET /bookings/:id/invoices': { access: 'user', params: idParam, answer: InvoiceListWire },
  'GET /invoices/:id.pdf': { ...FILE, answer: file('application/pdf') },
  'GET /invoices/:id.xml': { ...FILE, answer: file('application/xml') },
  'POST /admin/einvoices/:id/retry': {
    access: 'admin',
    area: 'money',
    params: idParam,
    answer: named('Changed', 'What was changed.', { _id: Type.String() }),
    errors: ['already_done'],
  },
} as const satisfies Routes
