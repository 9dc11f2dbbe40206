import { screen, within } from '@testing-library/react'
import { AdminRoleProvider } from '@/components/admin/admin-role'
import { FiguresPage } from '@/components/admin/figures/figures-page'
import { readFiguresView } from '@/components/admin/figures/figures-view'
import type { FiguresWire } from '@/lib/contract/schemas/statistics/market'
import { builtInRole } from '@/lib/domain/admin/roles'
import { NO_SUMS } from '@/lib/domain/statistics/market'
import { renderInConsole } from '../render-in-console'

const EMPTY: FiguresWire = {
  ...{ from: '2026-03-01', until: '2026-03-28', computedAt: null, rows: [], nights: [], cohorts: [] },
  cities: [{ _id: 'jeddah', name: 'Jeddah', name_ar: 'جدة' }],
  nightsBefore: { searches: 0, found: 0 },
}
const FIGURES: FiguresWire = {
  ...EMPTY,
  computedAt: '2026-03-28T09:00:00.000Z',
  rows: [
    {
      key: 'jeddah',
      name: { name: 'Jeddah', name_ar: 'جدة' },
      now: { ...NO_SUMS, searches: 1200, views: 400, booked: 10, gross: 50_000, commission: 5000 },
      before: { ...NO_SUMS, booked: 8 },
    },
    { key: '', name: null, now: { ...NO_SUMS, searches: 30 }, before: NO_SUMS },
  ],
  nights: [
    { night: '2026-03-28', searches: 12, found: 9, units: 40, free: 3 },
    { night: '2026-03-29', searches: 0, found: 0, units: null, free: null },
  ],
  cohorts: [{ side: 'guests', month: '2026-02', members: [50, 10] }],
}
const VIEW = readFiguresView({})

test('each table shows a row for each city with the period before, and one for all', () => {
  renderInConsole(<FiguresPage figures={FIGURES} view={VIEW} />)
  const funnel = within(screen.getByRole('table', { name: 'From search to stay' }))
  expect(funnel.getByRole('row', { name: /Jeddah/ })).toHaveTextContent(/1,200.*10.*Before: 8.*2.5%/)
  expect(funnel.getByRole('row', { name: /Not specified/ })).toHaveTextContent('30')
  expect(funnel.getByRole('row', { name: /^All/ })).toHaveTextContent('1,230')
  expect(
    within(screen.getByRole('table', { name: 'Take rate' })).getByRole('row', { name: /Jeddah/ }),
  ).toHaveTextContent('10%')
})

test('nights show what was searched in vain beside free units, and cohorts who came back', () => {
  renderInConsole(<FiguresPage figures={FIGURES} view={VIEW} />)
  const demand = within(screen.getByRole('table', { name: 'Supply and demand by night' }))
  const [, first] = demand.getAllByRole('row')
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([...['Searches12', 'Found nothing3', 'Units40', 'Available3']])
  expect(screen.getByRole('row', { name: /February 2026/ })).toHaveTextContent('20%')
})

test('without figures each part names that, and each filter stays when another one changes', () => {
  renderInConsole(<FiguresPage figures={EMPTY} view={readFiguresView({ days: '90', type: 'Farms' })} />)
  expect(screen.getAllByText('Nothing was counted in this period yet.')).toHaveLength(7)
  expect(screen.getByText(/Not calculated yet/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Jeddah' })).toHaveAttribute(
    'href',
    '/en/admin/figures?days=90&by=city&city=jeddah&type=Farms',
  )
  expect(screen.getByRole('link', { name: 'CSV file: Take rate' })).toHaveAttribute(
    'href',
    expect.stringContaining('file=take'),
  )
})

test('who may not read money has no tables of amounts', () => {
  const role = {
    ...builtInRole('readOnly'),
    areas: { ...builtInRole('readOnly').areas, money: 'none' },
  } as const
  renderInConsole(
    <AdminRoleProvider role={role}>
      <FiguresPage figures={FIGURES} view={VIEW} />
    </AdminRoleProvider>,
  )
  expect(screen.getByRole('table', { name: 'From search to stay' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: /Take rate|Promotions/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'CSV file: Take rate' })).toBeNull()
})
