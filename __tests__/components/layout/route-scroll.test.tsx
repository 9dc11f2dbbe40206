import { act } from '@testing-library/react'
import { useState } from 'react'
import { RouteScroll } from '@/components/layout/route-scroll'
import { renderInPage } from '../in-page'

const route: { pathname: string; params: URLSearchParams } = { pathname: '/', params: new URLSearchParams() }
jest.mock('next/navigation', () => ({
  usePathname: () => route.pathname,
  useSearchParams: () => route.params,
}))

const scrollTo = jest.fn()
let isCalm = false

beforeEach(() => {
  jest.useFakeTimers()
  scrollTo.mockClear()
  isCalm = false
  route.pathname = '/'
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: isCalm }) })
})
afterEach(() => jest.useRealTimers())

let goTo: (pathname: string) => void

function Pages() {
  const [pathname, setPathname] = useState('/')
  route.pathname = pathname
  goTo = setPathname
  return <RouteScroll />
}

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('page-scroll-top: a page change scrolls to the top after 100 ms (less motion: %s)', (calm, behavior) => {
  isCalm = calm
  const { unmount } = renderInPage(<Pages />)
  act(() => goTo('/chalets'))
  act(() => jest.advanceTimersByTime(99))
  expect(scrollTo).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
  unmount()
})
