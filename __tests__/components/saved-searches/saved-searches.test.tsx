import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SaveSearchForm } from '@/components/saved-searches/save-search-form'
import { SavedSearches } from '@/components/saved-searches/saved-searches'
import { SaveSearch } from '@/components/search/result-tools'
import type { SavedSearch } from '@/lib/contract/schemas/saved-search'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const search = (more: Partial<SavedSearch> = {}): SavedSearch => ({
  ...{ _id: 's1', name: 'Chalets', params: 'city=Jeddah&pet=1', alerts: true, hasEnded: false },
  ...{ createdAt: '2026-03-15T09:00:00Z', ...more },
})

test('results: a link opens the page that saves the search, with its title as the name', () => {
  const query = { city: 'Jeddah', pet: true, page: 2, pageSize: 20, sort: 'default' } as const
  renderInPage(<SaveSearch address={{ path: '/search', query, view: 'list' }} title="Places in Jeddah" />)
  const link = screen.getByRole('link', { name: 'Save search' })
  const href = new URL(link.getAttribute('href') ?? '', 'https://www.example.sa')
  expect(href.pathname).toBe('/en/saved-searches')
  expect(Object.fromEntries(href.searchParams)).toEqual({
    save: 'city=Jeddah&page=2&pet=1',
    name: 'Places in Jeddah',
  })
  expect(link).toHaveAttribute('rel', 'nofollow')
})

test('a search is saved under the name that is typed; a refusal loses nothing typed', async () => {
  const calls = fakeBackend({
    'POST /api/v1/saved-searches': [
      { status: 409, body: { code: 'too_many_saved_searches' } },
      { status: 201, body: search() },
    ],
  })
  renderInPage(<SaveSearchForm params="city=Jeddah" name="Places in Jeddah" />)
  const name = screen.getByRole('textbox', { name: /Name of the search/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'For Eid')
  await userEvent.click(screen.getByRole('button', { name: 'Save with alerts' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(name).toHaveValue('For Eid')
  await userEvent.click(screen.getByRole('button', { name: 'Save with alerts' }))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.body).toEqual({ name: 'For Eid', params: 'city=Jeddah' })
})

test('each search links to its results, is switched and deleted by its name', async () => {
  const calls = fakeBackend({
    'PUT /api/v1/saved-searches/s1': { status: 204 },
    'DELETE /api/v1/saved-searches/s1': { status: 204 },
  })
  renderInPage(<SavedSearches searches={[search()]} />)
  expect(screen.getByRole('link', { name: 'Chalets' })).toHaveAttribute(
    'href',
    '/en/search?city=Jeddah&pet=1&page=1',
  )
  await userEvent.click(screen.getByRole('switch', { name: 'Alerts for Chalets', checked: true }))
  await waitFor(() => expect(calls).toMatchObject([{ method: 'PUT', body: { alerts: false } }]))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Chalets' }))
  await waitFor(() => expect(calls[1]).toMatchObject({ method: 'DELETE' }))
})

test('a search whose dates are past has no switch, and without searches the page links to the results', () => {
  fakeBackend({})
  const { unmount } = renderInPage(<SavedSearches searches={[search({ hasEnded: true })]} />)
  expect(screen.getByText('Its dates are past: no more alerts.')).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
  unmount()
  renderInPage(<SavedSearches searches={[]} />)
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/en/search?page=1')
})
