import { screen } from '@testing-library/react'
import { Money } from '@/components/ui/money'
import { useExactMoney, useMoney } from '@/lib/i18n/use-money'
import { renderInPage } from '../render-in-page'

function Price({ sar }: { sar: number }) {
  return <Money {...useMoney()(sar)} />
}

test('currency-riyal: the sign is placed before the number in one left-to-right run, in Arabic too', () => {
  const { container } = renderInPage(<Price sar={1250} />, 'ar')
  const run = container.querySelector('.money')
  expect(run).toHaveAttribute('dir', 'ltr')
  const shown = run?.querySelector('[aria-hidden="true"]')
  expect(shown?.firstElementChild).toHaveClass('riyal')
  expect(shown).toHaveTextContent('1,250')
})

test('a minus is written before the sign, not between it and the number', () => {
  const { container } = renderInPage(<Price sar={-600} />, 'ar')
  const shown = container.querySelector('.money [aria-hidden="true"]')
  expect([...(shown?.childNodes ?? [])].map((part) => part.textContent)).toEqual(['-', '', '600'])
})

test.each([
  [1, 'ريال سعودي واحد'],
  [2, 'ريالان سعوديان'],
  [3, '3 ريالات سعودية'],
  [11, '11 ريالًا سعوديًا'],
])('currency-riyal: a screen reader reads the amount in words: %s', (sar, words) => {
  renderInPage(<Price sar={sar} />, 'ar')
  expect(screen.getByText(words)).toHaveClass('sr-only')
})

test('currency-riyal: halalas are shown with two digits, whole riyals without', () => {
  const { container } = renderInPage(<Price sar={99.5} />)
  expect(container).toHaveTextContent('99.50')
})

function Amounts({ sar }: { sar: number }) {
  const money = useMoney()
  const exact = useExactMoney()
  return (
    <>
      <p>{money(sar).spoken}</p>
      <Money {...exact(sar)} />
    </>
  )
}

test('a minus stays before its digits in an Arabic sentence', () => {
  renderInPage(<Amounts sar={-57.5} />, 'ar')
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^\u200E-57\.50 ريال/)
})

test('the amounts of a column have two decimals, and are spoken without them', () => {
  renderInPage(<Amounts sar={-1250} />)
  expect(screen.getByRole('paragraph')).toHaveTextContent('-1,250 Saudi riyals')
  expect(screen.getByText('-1,250.00')).toBeInTheDocument()
})
