import type { Routes } from './route'
import { TicketWire } from './schemas/notifications/live-events'

export const realtimeRoutes = {
  'GET /realtime/ticket': { access: 'user', answer: TicketWire },
} as const satisfies Routes
