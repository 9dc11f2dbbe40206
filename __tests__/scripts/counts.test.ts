import { countJest, countPlaywright, lacking, PASSED, totalLines } from '@/scripts/steps/counts.mjs'

test('tests that playwright skips, and each engine that is missing, count as skipped and are named', () => {
  const browser = countPlaywright({ expected: 7, unexpected: 0, flaky: 1, skipped: 2 }, 0, [
    "playwright's webkit",
    "playwright's firefox",
  ])
  const results = new Map([
    ['build', PASSED],
    ['browser', browser],
    ['webkit', lacking('webkit')],
  ])
  expect(totalLines(results)).toEqual([
    '  build: 1 passed, 0 failed',
    '  browser: 8 passed, 0 failed, 4 skipped',
    '  webkit: skipped',
    "Skipped, because this machine lacks what they need: playwright's webkit, playwright's firefox, webkit",
    '9 passed, 0 failed, 5 skipped',
  ])
})

test('a run with a failing exit code has failed, also when its report has no failed test', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 0, numTodoTests: 0 }
  expect(countJest({ ...report, numPendingTests: 1 }, 1)).toMatchObject({ passed: 3, failed: 1, skipped: 1 })
})
