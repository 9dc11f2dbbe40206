import { idParam } from '@/lib/contract/inputs'
import { file, type Routes } from '@/lib/contract/route'
import { InvoiceListWire } from '@/lib/contract/schemas/invoices/wire'

export const invoicesRoutes = {
  'GET /bookings/:id/invoices': { access: 'user', params: idParam, answer: InvoiceListWire },
  'GET /invoices/:id.pdf': {
    access: 'user',
    use: 'export',
    params: idParam,
    answer: file('application/pdf'),
  },
} as const satisfies Routes
