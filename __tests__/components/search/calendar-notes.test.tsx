import { render, screen } from '@testing-library/react'
import { CalendarNotes } from '@/components/search/bar/calendar-notes'
import { useDayInfo } from '@/components/search/bar/use-day-info'
import { cardInFront, markCard } from '@/components/search/map/cards-beside-map'
import { renderInPage } from '../render-in-page'

const prices = { '2027-03-11': 850, '2027-03-12': 12_400 }

function Day({ day }: { day: string }) {
  return <p>{JSON.stringify(useDayInfo(prices)(day))}</p>
}

test('search-dates: the holidays of the visible months are named with their days', () => {
  renderInPage(<CalendarNotes month="2027-02" months={2} hasPrices />)
  const holidays = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(holidays).toEqual(['Founding Day: 22 Feb', 'Eid al-Fitr: 9 Mar – 11 Mar'])
  expect(screen.getByText('Lowest free price for each night, in riyals')).toBeInTheDocument()
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
