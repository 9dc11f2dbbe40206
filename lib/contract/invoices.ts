import { idParam } from './inputs'
import { file, type Routes } from './route'
import { InvoiceListWire } from './schemas/invoices/wire'

export const invoicesRoutes = {
  'GET /bookings/:id/invoices': { access: 'user', params: idParam, answer: InvoiceListWire },
  'GET /invoices/:id.pdf': {
    access: 'user',
    use: 'export',
    params: idParam,
    answer: file('application/pdf'),
  },
} as const satisfies Routes
