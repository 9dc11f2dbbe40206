import type { Routes } from '@/lib/contract/route'
import { contactBody } from '@/lib/domain/content-pages/contact'

export const contactRoutes = {
  'POST /contact': { access: 'public', body: contactBody },
} as const satisfies Routes
