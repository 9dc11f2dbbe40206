import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cityChoices } from '@/components/search/bar/search-draft'
import { SentenceForm } from '@/components/search/bar/sentence-form'
import { usePlaceFilters } from '@/components/search/filters/active-filters'
import { FilterChips } from '@/components/search/filters/filter-chips'
import type { ResultsAddress } from '@/components/search/results-address'
import type { SentenceWire } from '@/lib/contract/schemas/listing/sentence'
import { parseSearchParams } from '@/lib/domain/search/search-query'
import { CITIES } from '../catalogue-fixture'
import { renderInPage } from '../render-in-page'

const FOUND: SentenceWire = {
  query: {
    ...{ city: 'Jeddah', type: 'Chalets', checkIn: '26-11-2026', checkOut: '28-11-2026' },
    ...{ priceMax: '1500', facilities: 'pool' },
  },
  facilities: ['Private swimming pool'],
  unknown: ['fancy'],
}

let asked: { address: string; language: string | null }[] = []
let answer: () => Response = () => new Response(JSON.stringify(FOUND))

beforeEach(() => {
  asked = []
  answer = () => new Response(JSON.stringify(FOUND))
  globalThis.fetch = async (input, init) => {
    asked.push({ address: String(input), language: new Headers(init?.headers).get('accept-language') })
    return answer()
  }
})

function showForm() {
  const { container } = renderInPage(<SentenceForm cities={cityChoices(CITIES, 'en')} />)
  const field = screen.getByRole('textbox', { name: 'Describe what you want' })
  return { form: container.querySelector('form') as HTMLFormElement, field, user: userEvent.setup() }
}

test('the field is a plain form of the results, which needs no script', () => {
  const { form, field } = showForm()
  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/en/search'])
  expect(field).toHaveAttribute('name', 'text')
  expect(screen.getByRole('button', { name: 'Show results' })).toHaveAttribute('type', 'submit')
})

test('what is understood of a sentence is suggested as a link to its results, once typing has ended', async () => {
  const { field, user } = showForm()
  await user.type(field, 'fancy chalet in Jeddah')
  const link = await screen.findByRole('link', { name: /We understood/ })
  expect(link).toHaveTextContent(
    'We understood: Chalets · Jeddah · 26 Nov to 28 Nov · up to SAR 1,500 · Private swimming pool',
  )
  expect(link).toHaveTextContent('Not understood: fancy')
  expect(link).toHaveAttribute(
    'href',
    '/en/search?city=Jeddah&type=Chalets&checkIn=26-11-2026&checkOut=28-11-2026&page=1&priceMax=1500&facilities=pool&unknown=fancy',
  )
  expect(asked).toEqual([
    { address: '/api/v1/services/sentence?text=fancy+chalet+in+Jeddah', language: 'en' },
  ])
})

test('one word is suggested nothing, nor is a sentence that could not be read; the text stays', async () => {
  answer = () => new Response('{}', { status: 503 })
  const { field, user } = showForm()
  await user.type(field, 'chalet')
  expect(asked).toEqual([])
  await user.type(field, ' in Jeddah')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(field).toHaveValue('chalet in Jeddah')
})

function Chips({ address }: { address: ResultsAddress }) {
  const jeddah = CITIES.find(({ name }) => name === 'Jeddah')
  return <FilterChips address={address} filters={usePlaceFilters(address, jeddah)} />
}

test('the type and the city of a sentence are chips, and so are the words that set nothing', () => {
  const { query } = parseSearchParams({ city: 'Jeddah', type: 'Chalets', district: 'shati' })
  renderInPage(<Chips address={{ path: '/search', query, unknown: 'fancy quiet' }} />)
  const without = (filter: string) => screen.getByRole('link', { name: `Remove: ${filter}` })
  expect(without('Chalets')).toHaveAttribute(
    'href',
    '/en/search?city=Jeddah&page=1&district=shati&unknown=fancy+quiet',
  )
  expect(without('Jeddah')).toHaveAttribute('href', '/en/search?type=Chalets&page=1&unknown=fancy+quiet')
  expect(without('Not understood: fancy quiet')).toHaveAttribute(
    'href',
    '/en/search?city=Jeddah&type=Chalets&page=1&district=shati',
  )
})
