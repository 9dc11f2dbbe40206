import { act, renderHook } from '@testing-library/react'
import { APILoadingStatus, useApiLoadingStatus } from '@vis.gl/react-google-maps'
import { useGoogle } from '@/components/map/google/google-api'

jest.mock('@vis.gl/react-google-maps', () => ({
  ...jest.requireActual('@vis.gl/react-google-maps'),
  useApiLoadingStatus: jest.fn(),
}))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function stateAt(status: APILoadingStatus) {
  jest.mocked(useApiLoadingStatus).mockReturnValue(status)
  const onFail = jest.fn()
  const { result } = renderHook(() => useGoogle(onFail))
  const atOnce = onFail.mock.calls.length
  act(() => void jest.advanceTimersByTime(60_000))
  return [result.current, atOnce, onFail.mock.calls.length]
}

test.each([
  [APILoadingStatus.LOADED, [true, 0, 0]],
  [APILoadingStatus.FAILED, [false, 1, 1]],
  [APILoadingStatus.AUTH_FAILURE, [false, 1, 1]],
  [APILoadingStatus.LOADING, [false, 0, 1]],
])('a map of Google whose script is %s: drawn, failed at once, failed after a while', (status, expected) => {
  expect(stateAt(status)).toEqual(expected)
})
