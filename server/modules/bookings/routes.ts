import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { adminBookingRoutes } from './admin/admin-routes'
import { givenRefundRoutes } from './given-refunds/routes'
import { guestBookingRoutes } from './guest/guest-routes'
import { paymentRoutes } from './payments/payment-routes'
import { seriesRoutes } from './series/routes'
import { splitRoutes } from './splits/routes'
import { vendorBookingRoutes } from './vendor/vendor-routes'

export function bookingRoutes(app: FastifyInstance, deps: Deps): void {
  guestBookingRoutes(app, deps)
  paymentRoutes(app, deps)
  seriesRoutes(app, deps)
  splitRoutes(app, deps)
  vendorBookingRoutes(app, deps)
  adminBookingRoutes(app, deps)
  givenRefundRoutes(app, deps)
}
