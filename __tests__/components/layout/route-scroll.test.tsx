import { act } from '@testing-library/react'
import { useState } from 'react'
import { RouteScroll } from '@/components/layout/route-scroll'
import { requestScrollToTop } from '@/lib/i18n/page-scroll'
import { renderInPage } from '../render-in-page'

const route: { pathname: string; params: URLSearchParams } = { pathname: '/', params: new URLSearchParams() }
jest.mock('next/navigation', () => ({
  usePathname: () => route.pathname,
  useSearchParams: () => route.params,
}))

const scrollTo = jest.fn()
let isCalm = false
let goTo: (pathname: string) => void

function Pages() {
  const [pathname, setPathname] = useState('/')
  route.pathname = pathname
  goTo = setPathname
  return <RouteScroll />
}

beforeEach(() => {
  jest.useFakeTimers()
  scrollTo.mockClear()
  isCalm = false
  route.pathname = '/'
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: isCalm }) })
})
afterEach(() => jest.useRealTimers())

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('page-scroll-top: 100 ms after the requested page is there (less motion: %s)', (calm, behavior) => {
  isCalm = calm
  renderInPage(<Pages />)
  requestScrollToTop('/chalets')
  wait(5000)
  expect(scrollTo).not.toHaveBeenCalled()
  act(() => goTo('/chalets'))
  wait(99)
  expect(scrollTo).not.toHaveBeenCalled()
  wait(1)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
})

test('page-scroll-top: an address change without a link leaves the position', () => {
  renderInPage(<Pages />)
  act(() => goTo('/chalets'))
  wait(5000)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('page-scroll-top: going back cancels the pending scroll', () => {
  renderInPage(<Pages />)
  requestScrollToTop('/chalets')
  act(() => goTo('/chalets'))
  window.dispatchEvent(new PopStateEvent('popstate'))
  act(() => goTo('/'))
  wait(5000)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('page-scroll-top: a page does not move under a press that began before it scrolls', () => {
  renderInPage(<Pages />)
  requestScrollToTop('/chalets')
  window.dispatchEvent(new Event('pointerdown'))
  act(() => goTo('/chalets'))
  wait(99)
  expect(scrollTo).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointerdown'))
  wait(5000)
  expect(scrollTo).not.toHaveBeenCalled()
  act(() => goTo('/'))
  requestScrollToTop('/chalets')
  window.dispatchEvent(new Event('pointerdown'))
  act(() => goTo('/chalets'))
  wait(100)
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('page-scroll-top: a link to the current page scrolls it, too', () => {
  renderInPage(<Pages />)
  requestScrollToTop('/')
  wait(100)
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('page-scroll-top: a page that arrived before this hydrated opens at its top', () => {
  requestScrollToTop('/chalets')
  window.history.replaceState(null, '', '/chalets')
  renderInPage(<Pages />)
  wait(100)
  expect(scrollTo).toHaveBeenCalledTimes(1)
  window.history.replaceState(null, '', '/')
})
