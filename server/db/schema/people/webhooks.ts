import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { DELIVERED_EVENTS, DELIVERY_STATES, type WebhookEvent } from '@/lib/domain/webhooks/webhook'
import { createdAt, foreignId, id, instant, oneOf, valueChecks } from '@/server/db/schema/columns'
import { users } from '@/server/db/schema/people/users'
import { vendors } from '@/server/db/schema/people/vendors'

/** Addresses of vendors' systems. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    vendorId: foreignId('vendor_id', () => vendors.id),
    /** the member who made it: it is disabled when the membership ends */
    createdBy: foreignId('created_by', () => users.id),
    url: text('url').notNull(),
    /** its secret under SESSION_SECRET (AES-256-GCM); null of an old one until the next start: an HMAC of its id */
    sealedSecret: text('sealed_secret'),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** the first failure after the last success */
    failingSince: instant('failing_since'),
    disabledAt: instant('disabled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_endpoints_vendor').on(table.vendorId),
    index('webhook_endpoints_created_by').on(table.createdBy),
  ],
)

/** What an endpoint is told of, with the body of that moment; deleted after a month. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    endpointId: foreignId('endpoint_id', () => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: oneOf('event', DELIVERED_EVENTS).notNull(),
    body: text('body').notNull(),
    state: oneOf('state', DELIVERY_STATES).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastStatus: integer('last_status'),
    lastTriedAt: instant('last_tried_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ...valueChecks(table),
    index('webhook_deliveries_endpoint').on(table.endpointId, table.createdAt),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
)
