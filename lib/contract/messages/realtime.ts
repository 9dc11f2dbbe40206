import type { Routes } from '@/lib/contract/route'
import { TicketWire } from '@/lib/contract/schemas/notifications/live-events'

export const realtimeRoutes = {
  'GET /realtime/ticket': { access: 'user', answer: TicketWire },
} as const satisfies Routes
