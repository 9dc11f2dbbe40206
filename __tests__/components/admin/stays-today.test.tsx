import { screen } from '@testing-library/react'
import { StaysToday } from '@/components/admin/overview/stays-today'
import { renderInPage } from '../render-in-page'

const STAYS = {
  arrivals: { data: [], total: 9, done: 2 },
  departures: { data: [], total: 16, done: 4 },
}

test.each([
  ['en', '2 of 9 arrived', '12 remaining of 16'],
  ['ar', 'وصل 2 من 9', 'بقي 12 من 16'],
] as const)(
  'in %s the stays of today say how many arrived and how many departures remain',
  (locale, arrived, remaining) => {
    renderInPage(<StaysToday stays={STAYS} today="2026-03-15" />, locale)
    expect(screen.getByText(arrived)).toBeVisible()
    expect(screen.getByText(remaining)).toBeVisible()
  },
)
