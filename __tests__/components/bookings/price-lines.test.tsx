import { screen } from '@testing-library/react'
import { PriceLines } from '@/components/shared/booking/price-lines'
import { renderInPage } from '../render-in-page'

const rows = () =>
  screen.getAllByRole('term').map((name) => {
    const spoken = [...(name.nextElementSibling?.querySelectorAll('.sr-only') ?? [])]
    return [name.textContent, spoken.map(({ textContent }) => textContent?.trim()).join(' ')]
  })

test('booking-payment-types: the breakdown has a line for each price of a night, add-ons, discount, VAT, what is due when and the deposit', () => {
  renderInPage(
    <PriceLines
      lines={[
        { kind: 'nights', unitPrice: 500, quantity: 1, units: 1, amount: 500 },
        { kind: 'nights', unitPrice: 900, quantity: 2, units: 1, amount: 1800 },
        { kind: 'lastMinute', percent: 10, amount: -230 },
        { kind: 'addOn', name: 'buffet', amount: 250 },
      ]}
      total={2320}
      stayVat="vendor"
      vat={302.61}
      deposit={500}
      due={{ paymentType: 'halfPayment', dueNow: 1000 }}
      isEventDay={false}
    />,
  )
  expect(rows()).toEqual([
    ['1 night × 500', '500 Saudi riyals'],
    ['2 nights × 900', '1,800 Saudi riyals'],
    ['Last-minute discount 10%', '-230 Saudi riyals'],
    ['Buffet', '250 Saudi riyals'],
    ['Total', 'Before discounts 2,550 Saudi riyals 2,320 Saudi riyals'],
    ['VAT included', '302.61 Saudi riyals'],
    ['Deposit, returned after check-out', '500 Saudi riyals'],
    ['Due now', '1,000 Saudi riyals'],
    ['Due at check-in', '1,820 Saudi riyals'],
  ])
})

test.each([
  ['fullPayment', 1000, [['Due now', '1,500 Saudi riyals']]],
  ['payAtCheckin', 0, [['Due at check-in', '1,500 Saudi riyals']]],
] as const)(
  'booking-payment-types: the deposit is due with a full payment, otherwise at the door: %s',
  (paymentType, dueNow, due) => {
    renderInPage(
      <PriceLines
        lines={[]}
        total={1000}
        stayVat="vendor"
        vat={null}
        deposit={500}
        due={{ paymentType, dueNow }}
        isEventDay={false}
      />,
    )
    expect(rows().slice(2)).toEqual(due)
  },
)

test('a captured payment is shown with the deposit in it, and then nothing is due', () => {
  renderInPage(
    <PriceLines
      lines={[]}
      total={1000}
      stayVat="vendor"
      vat={null}
      deposit={500}
      due={{ paymentType: 'fullPayment', dueNow: 1000 }}
      taken={1500}
      isEventDay={false}
    />,
  )
  expect(rows().slice(2)).toEqual([['Paid so far', '1,500 Saudi riyals']])
})
