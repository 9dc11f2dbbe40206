import type { ErrorReports } from './error-reports'

/** Next bundles pages apart from the gateway, for its Edge runtime too, so that only the process itself joins them. */
const REPORTER = Symbol.for('diyar.reportPage')
type Report = ErrorReports['send']

/** Who gets the errors of pages. */
export function setPageReporter(report: Report | undefined): void {
  Reflect.set(globalThis, REPORTER, report)
}

/** Reports a page that failed; nothing without a reporter. */
export function reportPage(...page: Parameters<Report>): void {
  const report: Report | undefined = Reflect.get(globalThis, REPORTER)
  report?.(...page)
}
