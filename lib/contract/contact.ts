import { contactBody } from '@/lib/domain/content-pages/contact'
import type { Routes } from './route'

export const contactRoutes = {
  'POST /contact': { access: 'public', body: contactBody },
} as const satisfies Routes
