import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MainBanners, SmallBanners } from '@/components/home/banners/banners'
import { categoryChoices, cityChoice } from '@/components/home/city-choices'
import CityChooser from '@/components/home/city-chooser'
import { ExploreCities } from '@/components/home/explore-cities'
import { Guarantees } from '@/components/home/guarantees'
import { HomeTitle } from '@/components/home/home-title'
import { onToast, type Toast } from '@/components/ui/toast/show-toast'
import type { Banner } from '@/lib/contract/schemas/catalogue'
import { CATEGORIES, CITIES } from '../catalogue-fixture'
import { renderInPage } from '../render-in-page'
import { moves } from '../visited-page'

jest.mock('embla-carousel-react', () => ({ __esModule: true, default: () => [() => undefined, undefined] }))

const [JEDDAH] = CITIES
const BANNERS: Banner[] = ['/chalets?page=1', 'https://elsewhere.example/'].map((link, i) => ({
  _id: `b${i}`,
  websiteImage: `/api/v1/media/b${i}`,
  link,
  title: `Banner ${i}`,
  title_ar: `لوحة ${i}`,
}))

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
})

function openChooser() {
  const toasts: Toast[] = []
  onToast((toast) => toasts.push(toast))
  if (!JEDDAH) throw new Error('no city to choose in')
  renderInPage(
    <CityChooser
      city={cityChoice(JEDDAH, 'en')}
      categories={categoryChoices(CATEGORIES, 'en')}
      open
      onOpenChange={() => undefined}
    />,
  )
  return { toasts, user: userEvent.setup() }
}

test("city-chooser: Next without a choice shows 'Please Select Category!' in a toast and below", async () => {
  const { toasts, user } = openChooser()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(toasts).toEqual([{ kind: 'error', text: 'Please Select Category!' }])
  expect(screen.getByText('Please Select Category!', { selector: 'p' })).toBeVisible()
  expect(moves).toEqual([])
})

test('city-chooser: a card for each active category; a choice goes to the search with city, category and page 1', async () => {
  const { user } = openChooser()
  expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    'Stadiums',
    'Chalets',
  ])
  await user.click(screen.getByRole('radio', { name: 'Chalets' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(moves).toEqual(['/en/search?city=Jeddah&categoryId=chalets&page=1'])
})

test('home-cities: only cities whose status is active', () => {
  renderInPage(<ExploreCities cities={CITIES} categories={CATEGORIES} />)
  expect(screen.getByRole('button', { name: /Jeddah/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Tabuk/ })).not.toBeInTheDocument()
})

test('home-main-banner: a banner opens its link in a new window; the carousel can be paused', async () => {
  const { container } = renderInPage(<MainBanners banners={BANNERS} />)
  const links = [...container.querySelectorAll('a')]
  expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
    ['/en/chalets?page=1', '_blank'],
    ['https://elsewhere.example/', '_blank'],
  ])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Pause the banners' }))
  expect(screen.getByRole('button', { name: 'Play the banners' })).toBeInTheDocument()
})

test('home-small-banner: links open in a new tab', () => {
  const { container } = renderInPage(<SmallBanners banners={BANNERS} />)
  expect([...container.querySelectorAll('a')].every((link) => link.target === '_blank')).toBe(true)
})

test('home-six-cards: the six cards, in their order', () => {
  renderInPage(<Guarantees />)
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
    'Instant reservation',
    'Customer service',
    'Advanced search',
    'Safe payment methods',
    'Trusted reviews',
    'Photos and videos',
  ])
})

test('home-title: the title is restored within 500 ms when a script changes it', async () => {
  jest.useFakeTimers()
  renderInPage(<HomeTitle title="Book at the best prices" />)
  document.title = 'changed'
  act(() => jest.advanceTimersByTime(500))
  jest.useRealTimers()
  await waitFor(() => expect(document.title).toBe('Book at the best prices'))
})
