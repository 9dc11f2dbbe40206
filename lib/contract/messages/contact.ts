import type { Routes } from '@/lib/contract/route'
import { contactBody } from '@/lib/domain/content-pages/contact'

export const contactRoutes = {
  'POST /contact': {
    access: 'public',
    body: contactBody,
    example: {
      ar: { name: 'سارة', reach: 'sara@example.sa', topic: 'booking', message: 'متى تردّون على الطلبات؟' },
      en: {
        name: 'Sara',
        reach: 'sara@example.sa',
        topic: 'booking',
        message: 'When do you answer requests?',
      },
    },
  },
} as const satisfies Routes
