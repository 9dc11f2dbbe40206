import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FarRail } from '@/components/search/rail/far-rail'
import { FirstRail } from '@/components/search/rail/first-rail'
import { writeSearchParams } from '@/lib/search/search-address'
import { CARD } from '../catalogue-fixture'
import { renderInPage } from '../render-in-page'

jest.mock('embla-carousel-react', () => ({ __esModule: true, default: () => [() => undefined, undefined] }))

let answers: (() => Response)[] = []
let calls: string[] = []
let comeNear: () => void = () => undefined

const cards = () => new Response(JSON.stringify({ data: [CARD] }))

beforeEach(() => {
  calls = []
  globalThis.fetch = async (input) => {
    const { url } = input instanceof Request ? input : { url: String(input) }
    if (url.includes('/words/')) return new Response('{}')
    calls.push(new URL(url).pathname + new URL(url).search)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer ? answer() : new Response(null, { status: 500 })
  }
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
      /** Next watches its links, too. */
      observe(element: Element) {
        if (!(element instanceof HTMLAnchorElement)) comeNear = () => this.seen([{ isIntersecting: true }])
      }
      unobserve() {}
      disconnect() {}
    },
  })
})

function showRail(city: string) {
  const query = { city, pageSize: 8, page: 1 }
  const { container, unmount } = renderInPage(<FarRail label="Top rated" query={query} />)
  return { rail: container, unmount, path: `/api/v1/services/search?${writeSearchParams(query)}` }
}

test('the cards of a far row are requested when it comes near, and only once', async () => {
  answers = [cards]
  const { rail, unmount, path } = showRail('Jeddah')
  expect(rail.querySelector('[aria-busy=true]')).toBeInTheDocument()
  expect(calls).toEqual([])
  act(() => comeNear())
  expect(await screen.findByRole('link', { name: 'Palm Chalet' })).toHaveAttribute('href', '/en/chalets/palm')
  expect(screen.getByRole('group', { name: 'Top rated' })).toBeInTheDocument()
  expect(rail.querySelector('[aria-busy=true]')).not.toBeInTheDocument()
  unmount()
  showRail('Jeddah')
  expect(await screen.findByRole('link', { name: 'Palm Chalet' })).toBeInTheDocument()
  expect(calls).toEqual([path])
})

test('a far row that could not be loaded shows it, and is requested again', async () => {
  answers = [() => new Response(null, { status: 404 }), cards]
  const { rail } = showRail('Riyadh')
  act(() => comeNear())
  const failure = await screen.findByText(/These places could not be loaded/)
  expect(failure.closest('[role=alert]')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Palm Chalet' })).toBeInTheDocument()
  expect(failure).not.toBeInTheDocument()
  expect(rail.firstElementChild).toHaveFocus()
})

test('the first row has the links and words of its cards at once; pictures come near it, and nothing is requested', async () => {
  const { container } = renderInPage(<FirstRail label="Top rated" cards={[CARD]} />)
  const link = screen.getByRole('link', { name: 'Palm Chalet' })
  expect(link).toHaveAttribute('href', '/en/chalets/palm')
  expect(container.querySelector('article')).toHaveTextContent(/470/)
  expect(container.querySelector('img, [data-heart]')).toBeNull()
  act(() => comeNear())
  expect(screen.getByRole('img', { name: /Palm Chalet/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Palm Chalet' })).toBe(link)
  expect(calls).toEqual([])
})
