import { openErrorReports } from './error-reports'

// Next bundles this for itself, apart from the gateway.
const reports = openErrorReports({
  dsn: process.env['SENTRY_DSN'],
  service: 'diyar-web',
  warn: (line) => process.stderr.write(`${line}\n`),
})

/** Reports a page that failed. */
export const reportPage = (error: unknown, about: { route: string; requestId: string }): void =>
  reports?.send(error, about)
