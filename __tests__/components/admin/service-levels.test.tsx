import { screen, within } from '@testing-library/react'
import { ServiceLevels } from '@/components/admin/status/service-levels'
import type { ServiceLevelWire } from '@/lib/contract/schemas/status/service-levels'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const SEARCH: ServiceLevelWire = {
  journey: 'search',
  availability: { target: 99.9, measured: 99.95, left: 50, burn: 2.5 },
  latency: { target: 95, measured: 90, left: -100, burn: 0.5, slowMs: 500 },
  visitors: { visits: 1200, good: 900 },
}
const PAYMENT: ServiceLevelWire = {
  journey: 'payment',
  availability: { target: 99.5, measured: null, left: null, burn: null },
  latency: { target: 95, measured: null, left: null, burn: null, slowMs: 5000 },
  visitors: null,
}

test('each journey shows what was measured, its target, what is left of its budget and how fast it is spent', async () => {
  fakeBackend({ 'GET /api/v1/admin/service-levels': { body: { data: [SEARCH, PAYMENT] } } })
  renderInConsole(<ServiceLevels />)
  const table = within(await screen.findByRole('table', { name: 'Service levels' }))
  const search = table.getByRole('row', { name: /Search/ })
  expect(search).toHaveTextContent('99.95%at least 99.9%50% of the budget left')
  expect(search).toHaveTextContent('Last hour: spent 2.5 times as fast as allowed')
  expect(search).toHaveTextContent('90%at least 95% within 0.5 sBudget spent')
  expect(search).toHaveTextContent('75%of 1,200 visits')
  expect(table.getByRole('row', { name: /Payment/ })).toHaveTextContent('No callsat least 99.5%')
})

test('objectives that could not be read are named as such', async () => {
  fakeBackend({ 'GET /api/v1/admin/service-levels': { status: 503, body: { code: 'unavailable' } } })
  renderInConsole(<ServiceLevels />)
  expect(await screen.findByText('The service levels could not be read.')).toBeInTheDocument()
})
