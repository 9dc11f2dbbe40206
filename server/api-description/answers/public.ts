import type { FileOf } from './kinds'

/** Calls that need no session. */
export interface PublicAnswers {
  'GET /calendars/:id/busy.ics': FileOf<'text/calendar'>
  'POST /payments/webhooks/sandbox': Record<never, never>
  'POST /payments/webhooks/moyasar': Record<never, never>
  'GET /openapi.json': Record<string, unknown>
  'GET /docs': FileOf<'text/html'>
  'GET /docs/swagger-ui.css': FileOf<'text/css'>
  'GET /docs/swagger-ui-bundle.js': FileOf<'text/javascript'>
  'GET /docs/start.js': FileOf<'text/javascript'>
}
