import { screen } from '@testing-library/react'
import { ListingCard } from '@/components/search/card/listing-card'
import { CARD } from '../catalogue-fixture'
import { renderInPage } from '../render-in-page'

test('currency-riyal: a card shows the distance in km and the lowest price with its unit', () => {
  const { container } = renderInPage(<ListingCard card={CARD} isNear />)
  expect(container).toHaveTextContent('4 km from you')
  expect(screen.getByText('470 Saudi riyals')).toBeInTheDocument()
  expect(container).toHaveTextContent('per night')
})

test('with dates a card shows the price of the whole stay, the undiscounted one struck through, and its link has the dates and the party', () => {
  const card = {
    ...CARD,
    price: { ...CARD.price, stay: { total: 1200, before: 1500, perNight: 600, nights: 2 } },
  }
  const { container } = renderInPage(
    <ListingCard card={card} stay={{ checkIn: '2026-11-26', checkOut: '2026-11-28', guests: 4 }} />,
  )
  expect(container.querySelector('s')).toHaveTextContent('1,500')
  expect(container).toHaveTextContent('for 2 nights')
  expect(screen.getByRole('link', { name: 'Palm Chalet' })).toHaveAttribute(
    'href',
    '/en/chalets/palm?checkIn=26-11-2026&checkOut=28-11-2026&guests=4',
  )
})

test('with hours a card shows the price of these hours, and its link has them', () => {
  const hours = { total: 500, before: 500, perHour: 250, hours: 2 }
  const card = { ...CARD, price: { ...CARD.price, unit: 'hour' as const, hours } }
  const stay = { checkIn: '2026-11-26', checkOut: '2026-11-27', start: '20:00', hours: 2 }
  const { container } = renderInPage(<ListingCard card={card} stay={stay} />)
  expect(container).toHaveTextContent('for 2 hours')
  expect(screen.getByText('500 Saudi riyals')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Palm Chalet' })).toHaveAttribute(
    'href',
    '/en/chalets/palm?checkIn=26-11-2026&checkOut=27-11-2026&start=20%3A00&hours=2',
  )
})

test('an Arabic card is in Arabic', () => {
  const { container } = renderInPage(<ListingCard card={CARD} />, 'ar')
  expect(screen.getByRole('heading', { name: 'شاليه النخيل' })).toBeInTheDocument()
  expect(container).toHaveTextContent('النعيم · جدة')
})

test('a card names the room type of its price, and its link opens the property with it', () => {
  const roomType = { _id: 'suite', name: 'Palm Chalet, suite', name_ar: 'شاليه النخيل، جناح' }
  renderInPage(<ListingCard card={{ ...CARD, roomType }} />)
  expect(screen.getByText('suite')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Palm Chalet' })).toHaveAttribute(
    'href',
    '/en/chalets/palm?room=suite',
  )
})

test('the first room type of a property adds nothing to its name or its link', () => {
  const roomType = { _id: CARD._id, name: CARD.name, name_ar: CARD.name_ar }
  renderInPage(<ListingCard card={{ ...CARD, roomType }} />)
  expect(screen.getAllByText('Palm Chalet')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Palm Chalet' })).toHaveAttribute('href', '/en/chalets/palm')
})
