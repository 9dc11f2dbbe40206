import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CalendarNotes } from '@/components/search/bar/calendar-notes'
import { defaultDraft } from '@/components/search/bar/search-draft'
import { useDayInfo } from '@/components/search/bar/use-day-info'
import { withHoliday } from '@/components/search/bar/use-holidays'
import { cardInFront, markCard } from '@/components/search/map/cards-beside-map'
import type { DaySpan } from '@/lib/domain/booking/money/occasions'
import type { OccasionDaysWire } from '@/lib/domain/calendar/price-plan'
import { holidaysOf } from '@/lib/domain/search/holidays'
import { renderInPage } from '../render-in-page'

const OCCASIONS: OccasionDaysWire[] = [
  { occasion: 'ramadan', names: null, from: '2027-02-08', to: '2027-03-08' },
  { occasion: 'eidAlFitr', names: null, from: '2027-03-09', to: '2027-03-11' },
  { occasion: 'foundingDay', names: null, from: '2027-02-22', to: '2027-02-22' },
  {
    occasion: 'schoolHolidays',
    names: { name: 'Spring break', name_ar: 'إجازة الربيع' },
    from: '2027-03-26',
    to: '2027-04-03',
  },
]
const HOLIDAYS = holidaysOf(OCCASIONS)
const prices = { '2027-03-11': 850, '2027-03-12': 12_400 }

function Day({ day }: { day: string }) {
  return <p>{JSON.stringify(useDayInfo(prices, HOLIDAYS)(day))}</p>
}

test('search-dates: the holidays of the visible months are named with their days, and a press chooses one', async () => {
  const onHoliday = jest.fn()
  renderInPage(
    <CalendarNotes month="2027-02" months={2} hasPrices holidays={HOLIDAYS} onHoliday={onHoliday} />,
  )
  const holidays = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(holidays).toEqual([
    'Founding Day: 22 Feb',
    'Eid al-Fitr: 9 Mar – 11 Mar',
    'Spring break: 26 Mar – 3 Apr',
  ])
  expect(screen.getByText('Lowest available price for each night, in riyals')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Eid/ }))
  expect(onHoliday).toHaveBeenCalledWith(expect.objectContaining({ from: '2027-03-09', to: '2027-03-11' }))
})

test.each<[string, DaySpan, object]>([
  [
    'its nights',
    { from: '2027-03-09', to: '2027-03-11' },
    { flexible: null, checkIn: '2027-03-09', checkOut: '2027-03-12' },
  ],
  [
    'what is left of it',
    { from: '2027-02-26', to: '2027-03-03' },
    { flexible: null, checkIn: '2027-03-01', checkOut: '2027-03-04' },
  ],
  [
    'two nights within a long one',
    { from: '2027-03-26', to: '2027-04-03' },
    { flexible: 'nights', nights: 2, checkIn: '2027-03-26', checkOut: '2027-04-04' },
  ],
  [
    'the part of the longest that can be searched',
    { from: '2027-06-25', to: '2027-09-20' },
    { flexible: 'nights', checkIn: '2027-06-25', checkOut: '2027-08-26' },
  ],
])('search-dates: a holiday chooses %s', (_what, span, dates) => {
  const holiday = { ...span, occasion: 'eidAlFitr', names: null, isLongWeekend: false } as const
  expect(withHoliday(defaultDraft('2027-02-01'), holiday, '2027-03-01')).toMatchObject(dates)
})

test('search-dates: a day shows its lowest price and names it together with the holiday; large ones are in thousands', () => {
  renderInPage(
    <>
      <Day day="2027-03-11" />
      <Day day="2027-03-12" />
      <Day day="2027-03-14" />
    </>,
  )
  const infos = [...document.querySelectorAll('p')].map((one) => JSON.parse(one.textContent ?? ''))
  expect(infos).toEqual([
    { price: '850', note: 'Eid al-Fitr, from SAR 850', mark: 'holiday' },
    { price: '12.4K', note: 'from SAR 12,400', mark: 'weekend' },
    {},
  ])
})

test('a card is highlighted by its listing, and a list that is no carousel has none in front', () => {
  render(
    <ul data-cards>
      <li data-listing="a" />
      <li data-listing="b" />
    </ul>,
  )
  const list = document.querySelector('ul') as HTMLElement
  markCard(list, 'b')
  expect([...list.children].map((card) => card.hasAttribute('data-lit'))).toEqual([false, true])
  expect(cardInFront(list)).toBeNull()
})
