import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchBar } from '@/components/search/bar/search-bar'
import { categoryChoices, cityChoices, draftFromQuery } from '@/components/search/bar/search-draft'
import { parseSearchParams } from '@/lib/domain/search/search-query'
import { CATEGORIES, CITIES } from '../catalogue-fixture'
import { renderInPage } from '../render-in-page'
import { moves } from '../visited-page'

const NOW = new Date('2026-11-21T20:30:00Z')

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'queueMicrotask', 'setInterval'] })
})
afterEach(() => jest.useRealTimers())

function openBar(address?: string) {
  const { query } = parseSearchParams(Object.fromEntries(new URLSearchParams(address)))
  const initial = address === undefined ? null : draftFromQuery(query, CITIES)
  const { container } = renderInPage(
    <SearchBar
      cities={cityChoices(CITIES, 'en')}
      categories={categoryChoices(CATEGORIES, 'en')}
      initial={initial}
    />,
  )
  const field = (name: string) =>
    container.querySelector<HTMLElement>(`[data-field="${name}"]`) as HTMLElement
  const day = (iso: string) => container.querySelector<HTMLElement>(`[data-day="${iso}"]`) as HTMLElement
  const [city, category] = screen.getAllByRole('combobox', { hidden: true })
  const submit = () => screen.getByRole('button', { name: 'Search', hidden: true })
  return { city, category, field, day, submit, user: userEvent.setup() }
}

test('search-defaults: Jeddah, All, today and tomorrow on load, by the clock of Riyadh', () => {
  const { city, category, field } = openBar()
  expect(city).toHaveValue('Jeddah')
  expect(category).toHaveValue('All')
  expect(field('checkIn')).toHaveTextContent('Sat 21 Nov')
  expect(field('checkOut')).toHaveTextContent('Sun 22 Nov')
})

test('the pill of phones lies in the search landmark, and its name begins with what it does', () => {
  openBar()
  const landmark = screen.getByRole('search', { name: 'Find your place' })
  expect(within(landmark).getByRole('button', { name: /^Search: ?Jeddah/ })).toBeInTheDocument()
})

test('search-category-field: the first entry is All, typing filters by the English name', async () => {
  const { category, user } = openBar()
  await user.click(category as HTMLElement)
  const names = () => screen.getAllByRole('option', { hidden: true }).map((one) => one.textContent)
  expect(names()).toEqual(['All', 'Stadiumsملاعب', 'Chaletsشاليهات'])
  await user.keyboard('cha')
  expect(names()).toEqual(['Chaletsشاليهات'])
})

test('search-submit: the address has city, categoryId, both days as DD-MM-YYYY and page 1', async () => {
  const { category, submit, user } = openBar()
  await user.click(category as HTMLElement)
  await user.keyboard('cha{Enter}')
  await user.click(submit())
  expect(moves).toEqual([
    '/en/search?city=Jeddah&categoryId=chalets&checkIn=21-11-2026&checkOut=22-11-2026&page=1',
  ])
})

test('search-submit: empty values are omitted', async () => {
  const { submit, user } = openBar('page=1')
  await user.click(submit())
  expect(moves).toEqual(['/en/search?page=1'])
})

test('search-refill: the bar is filled from the query, also when it names the city in Arabic', () => {
  const { city, category, field } = openBar(
    'city=الرياض&categoryId=stadium&checkIn=26-11-2026&checkOut=28-11-2026',
  )
  expect(city).toHaveValue('Riyadh')
  expect(category).toHaveValue('Stadiums')
  expect(field('checkIn')).toHaveTextContent('Thu 26 Nov')
  expect(field('checkOut')).toHaveTextContent('Sat 28 Nov')
})

test('search-dates: a check-in clears the check-out, whose first day is the next one', async () => {
  const { field, day, user } = openBar()
  await user.click(field('checkIn'))
  expect(day('2026-11-20')).toBeNull()
  await user.click(day('2026-11-25'))
  expect(field('checkIn')).toHaveTextContent('Wed 25 Nov')
  expect(field('checkOut')).toHaveTextContent('Add a date')
  expect(field('checkOut')).toHaveFocus()
  expect(day('2026-11-25')).toHaveAttribute('aria-disabled', 'true')
  await user.click(day('2026-11-26'))
  expect(field('checkOut')).toHaveTextContent('Thu 26 Nov')
})

test('search-dates: in the sheet of a phone the calendar of the next field takes over the focus', async () => {
  const { user } = openBar()
  await user.click(screen.getByRole('button', { name: /^Search: ?Jeddah/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Find your place' })
  const day = await waitFor(() => {
    const found = sheet.querySelector<HTMLElement>('[data-day="2026-11-24"]')
    if (!found) throw new Error('no days yet')
    return found
  })
  await user.click(day)
  expect(within(sheet).getByText('Choose your check-out day')).toBeVisible()
  await waitFor(() => expect(sheet.querySelector('[data-day][tabindex="0"]')).toHaveFocus())
})

test('types that are sold by the hour have hours, which the address carries with a day', async () => {
  const { category, submit, user } = openBar('city=Jeddah&page=1')
  expect(screen.queryByLabelText('From')).toBeNull()
  await user.click(category as HTMLElement)
  await user.keyboard('stad{Enter}')
  await user.selectOptions(screen.getByLabelText('From'), '01:00')
  await user.selectOptions(screen.getByLabelText('Duration'), '2 hours')
  await user.click(submit())
  const day = 'checkIn=21-11-2026&checkOut=22-11-2026'
  expect(moves).toEqual([`/en/search?city=Jeddah&categoryId=stadium&${day}&start=01%3A00&hours=2&page=1`])
})

test('another type takes the hours away again', async () => {
  const { category, submit, user } = openBar(
    'categoryId=stadium&checkIn=26-11-2026&checkOut=27-11-2026&start=20:00&hours=2',
  )
  expect(screen.getByLabelText('From')).toHaveValue('20:00')
  expect(screen.getByLabelText('Duration')).toHaveValue('2')
  await user.click(category as HTMLElement)
  await user.keyboard('cha{Enter}')
  await user.click(submit())
  expect(moves).toEqual(['/en/search?categoryId=chalets&checkIn=26-11-2026&checkOut=27-11-2026&page=1'])
})

test('without script the hours, the type and the day are fields of the form', () => {
  openBar('categoryId=stadium&checkIn=26-11-2026&start=20:00')
  const form = screen.getByRole('search').querySelector('form') as HTMLFormElement
  const sent = Object.fromEntries(new FormData(form))
  expect(sent).toMatchObject({ categoryId: 'stadium', start: '20:00', hours: '1', page: '1' })
  expect(form.querySelector('noscript')).not.toBeNull()
})
