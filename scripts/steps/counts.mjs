/**
 * The result of a step: `{ passed, failed, skipped, missing }`. `missing` names requirements that this machine lacks;
 * each of them also counts as skipped.
 */
const counted = (passed, failed, skipped = 0, missing = []) => ({
  passed,
  failed,
  skipped: skipped + missing.length,
  missing,
})

export const PASSED = counted(1, 0)
export const FAILED = counted(0, 1)
export const oneOf = (code) => (code === 0 ? PASSED : FAILED)
export const lacking = (what) => counted(0, 0, 0, [what])

export const sumOf = (one, other) =>
  counted(
    one.passed + other.passed,
    one.failed + other.failed,
    one.skipped + other.skipped - one.missing.length - other.missing.length,
    [...one.missing, ...other.missing],
  )

/** A non-zero exit code counts as a failure, whatever the report contains. */
const atLeast = (failed, code) => Math.max(failed, code === 0 ? 0 : 1)

export const countPlaywright = ({ expected, unexpected, flaky, skipped }, code, missing) =>
  counted(expected + flaky, atLeast(unexpected, code), skipped, missing)

export const countJest = (report, code) =>
  counted(
    report.numPassedTests,
    atLeast(report.numFailedTests + report.numRuntimeErrorTestSuites, code),
    report.numPendingTests + report.numTodoTests,
  )

export const countJourneys = ({ passed, failed }, code) => counted(passed, atLeast(failed, code))

/** The summary of a run: each step, what was missing, and the sum. */
export function totalLines(results) {
  const all = [...results]
  const sum = (what) => all.reduce((total, [, result]) => total + result[what], 0)
  const missing = all.flatMap(([, result]) => result.missing)
  return [
    ...all.map(([name, result]) => `  ${name}: ${formatCounts(result)}`),
    ...(missing.length > 0
      ? [`Skipped, because this machine lacks what they need: ${missing.join(', ')}`]
      : []),
    `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
  ]
}

function formatCounts({ passed, failed, skipped }) {
  if (passed + failed === 0 && skipped > 0) return 'skipped'
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
