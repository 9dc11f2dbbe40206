import { screen, within } from '@testing-library/react'
import { StatisticsPage } from '@/components/vendor-statistics/statistics-page'
import type { StatisticsWire } from '@/lib/contract/schemas/statistics/wire'
import { renderInPage } from '../render-in-page'

const STATISTICS: StatisticsWire = {
  ...{ period: 'lastMonth', from: '2026-03-01', until: '2026-03-31', listing: null },
  listings: [
    { _id: 'one', mode: 'daily', name: 'Palm', name_ar: 'النخلة' },
    { _id: 'two', mode: 'hourly', name: 'Pitch', name_ar: 'الملعب' },
  ],
  nights: { booked: 12, open: 30 },
  occupancy: { value: 40, lastYear: 50 },
  price: { value: 500, lastYear: null },
  income: { value: 5310, lastYear: 4425 },
  funnel: {
    total: { view: 200, dates: 50, checkout: 20, booked: 4 },
    rows: [
      { source: 'search', view: 150, dates: 40, checkout: 15, booked: 3 },
      { source: 'engine', view: 50, dates: 10, checkout: 5, booked: 1 },
    ],
  },
  comparison: { obstacle: 'no_listing_chosen', figures: [] },
  outlook: null,
}

test('the figures are shown beside those of last year, and alone where there were none', () => {
  renderInPage(<StatisticsPage statistics={STATISTICS} />)
  const card = (name: string) => {
    const heading = screen.getByRole('heading', { name })
    return within(heading.closest('article') ?? document.body)
  }
  expect(card('Occupancy').getByText('40%')).toBeVisible()
  expect(card('Occupancy').getByText('Down 20% on last year')).toBeInTheDocument()
  expect(card('Occupancy').getByText('Nights booked: 12 of 30 that were open')).toBeVisible()
  expect(card('Income').getByText('Up 20% on last year')).toBeInTheDocument()
  expect(card('Average price of a night').queryByText(/Last year/)).not.toBeInTheDocument()
  expect(screen.getByText(/Hourly bookings have no nights/)).toBeVisible()
})

test('the way to a booking is a table of steps by source, its sums first', () => {
  renderInPage(<StatisticsPage statistics={STATISTICS} />)
  const table = within(screen.getByRole('table', { name: 'Visitors and bookings by source' }))
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'SourcePage viewedDates chosenCheckout openedBooked',
    'All20050204',
    'Search on Diyar15040153',
    'Search engines501051',
  ])
})

test('period and listing are links that leave the other choice, and the file has the period', () => {
  renderInPage(<StatisticsPage statistics={{ ...STATISTICS, listing: 'one' }} />)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('3 months')).toContain('/statistics?period=threeMonths&listing=one')
  expect(hrefOf('Pitch')).toContain('/statistics?period=lastMonth&listing=two')
  expect(hrefOf('All places')).toMatch(/\/statistics\?period=lastMonth$/)
  expect(screen.getByRole('link', { name: 'Palm' })).toHaveAttribute('aria-current', 'page')
  expect(hrefOf('Download as CSV')).toBe('/api/v1/vender/statistics.csv?period=lastMonth')
})

test('a comparison shows the own figures beside the median; without one the reason is shown', () => {
  const { unmount } = renderInPage(<StatisticsPage statistics={STATISTICS} />)
  expect(screen.getByText('Choose one place to compare it with others like it.')).toBeVisible()
  unmount()
  const figures = [
    { figure: 'occupancy' as const, own: 40, median: 35 },
    { figure: 'price' as const, own: 500, median: null },
  ]
  renderInPage(<StatisticsPage statistics={{ ...STATISTICS, comparison: { obstacle: null, figures } }} />)
  const table = within(screen.getByRole('table', { name: 'Your place next to similar places' }))
  expect(table.getByRole('row', { name: /Occupancy 40% 35%/ })).toBeVisible()
  expect(table.getByRole('row', { name: /Nothing to show in this period/ })).toBeVisible()
})

test('without counted visits there is no table, and without a listing an empty state', () => {
  const funnel = { total: { view: 0, dates: 0, checkout: 0, booked: 0 }, rows: [] }
  const { unmount } = renderInPage(<StatisticsPage statistics={{ ...STATISTICS, funnel }} />, 'ar')
  expect(screen.getByText('لم تُسجّل زيارات في هذه الفترة.')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  unmount()
  renderInPage(<StatisticsPage statistics={{ ...STATISTICS, listings: [] }} />, 'ar')
  expect(screen.getByRole('heading', { name: 'لا إحصائيات بعد' })).toBeVisible()
})

const OUTLOOK: NonNullable<StatisticsWire['outlook']> = {
  nights: [{ day: '2026-04-12', price: 450 }],
  emptyBefore: 18,
  unearned: [
    { percent: 10, amount: 7290 },
    { percent: 20, amount: 6480 },
  ],
}

test('of one listing the nights that will probably stay empty are shown, with the rule and what the past would have brought', () => {
  const shown = { ...STATISTICS, listing: 'one', outlook: OUTLOOK }
  const { unmount } = renderInPage(<StatisticsPage statistics={shown} />)
  expect(screen.getByText(/more than half of the nights/)).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent(/12 Apr.*450/)
  expect(screen.getByText(/stayed empty: 18\..*had they all been booked/)).toBeVisible()
  const table = within(screen.getByRole('table', { name: 'What a lower price would have brought' }))
  expect(table.getByRole('row', { name: /With 20% off.*6,480/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute(
    'href',
    expect.stringContaining('/service-calendar?service=one'),
  )
  unmount()
  renderInPage(<StatisticsPage statistics={shown} />, 'ar', 'finance')
  expect(screen.queryByRole('link', { name: 'فتح التقويم' })).not.toBeInTheDocument()
})

test('without such nights, without a past and without a listing a sentence is there instead', () => {
  const show = (outlook: StatisticsWire['outlook']) => {
    const { unmount } = renderInPage(<StatisticsPage statistics={{ ...STATISTICS, outlook }} />)
    const text = screen.getByRole('region', { name: 'Nights that may stay empty' }).textContent
    unmount()
    return text
  }
  expect(show({ ...OUTLOOK, nights: [] })).toContain('looks likely to stay empty')
  expect(show({ ...OUTLOOK, nights: null })).toContain('Too few nights have passed')
  expect(show({ ...OUTLOOK, emptyBefore: 0 })).toContain('No night of the last 90 days stayed empty')
  expect(show(null)).toContain('Choose one place')
})
