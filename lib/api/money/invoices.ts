/** The file of a document, opened by the browser. */
export const invoiceHref = (id: string) => `/api/v1/invoices/${encodeURIComponent(id)}.pdf`
