import { http } from '@/lib/api/browser'
import type { InvoiceListWire } from '@/lib/domain/invoices/wire'

export const invoicesPath = (bookingId: string) => `bookings/${encodeURIComponent(bookingId)}/invoices`

/** The file of a document, opened by the browser. */
export const invoiceHref = (id: string) => `/api/v1/invoices/${encodeURIComponent(id)}.pdf`

export const getInvoices = (path: string) => http.get<InvoiceListWire>(path)
