import { act } from '@testing-library/react'
import { RouteScroll } from '@/components/layout/route-scroll'
import { requestScrollToTop } from '@/lib/i18n/page-scroll'
import { renderInPage } from '../render-in-page'
import { place } from '../visited-page'

const scrollTo = jest.fn()
let isCalm = false

/** Opens the first page, and answers how another one is visited. */
function openPages() {
  const { rerender } = renderInPage(<RouteScroll />)
  return (pathname: string) => {
    place.pathname = pathname
    rerender(<RouteScroll />)
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  scrollTo.mockClear()
  isCalm = false
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: isCalm }) })
})
afterEach(() => jest.useRealTimers())

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('page-scroll-top: 100 ms after the requested page is there (less motion: %s)', (calm, behavior) => {
  isCalm = calm
  const goTo = openPages()
  requestScrollToTop('/chalets')
  wait(5000)
  expect(scrollTo).not.toHaveBeenCalled()
  goTo('/chalets')
  wait(99)
  expect(scrollTo).not.toHaveBeenCalled()
  wait(1)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
})

test('page-scroll-top: an address change without a link leaves the position', () => {
  const goTo = openPages()
  goTo('/chalets')
  wait(5000)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('page-scroll-top: going back cancels the pending scroll', () => {
  const goTo = openPages()
  requestScrollToTop('/chalets')
  goTo('/chalets')
  window.dispatchEvent(new PopStateEvent('popstate'))
  goTo('/')
  wait(5000)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('page-scroll-top: a page does not move under a press that began before it scrolls', () => {
  const goTo = openPages()
  requestScrollToTop('/chalets')
  window.dispatchEvent(new Event('pointerdown'))
  goTo('/chalets')
  wait(99)
  expect(scrollTo).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointerdown'))
  wait(5000)
  expect(scrollTo).not.toHaveBeenCalled()
  goTo('/')
  requestScrollToTop('/chalets')
  window.dispatchEvent(new Event('pointerdown'))
  goTo('/chalets')
  wait(100)
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('page-scroll-top: a link to the current page scrolls it, too', () => {
  openPages()
  requestScrollToTop('/')
  wait(100)
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('page-scroll-top: a page that arrived before this hydrated opens at its top', () => {
  requestScrollToTop('/chalets')
  window.history.replaceState(null, '', '/chalets')
  openPages()
  wait(100)
  expect(scrollTo).toHaveBeenCalledTimes(1)
  window.history.replaceState(null, '', '/')
})
