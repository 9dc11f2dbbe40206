import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onToast, type Toast } from '@/components/ui/toast/show-toast'
import { PaymentControl } from '@/components/wizard/prices/payment-control'
import type { Draft } from '@/lib/domain/listing/draft'
import { changeAllDays, changeDay, emptyWeek, tickAllDays } from '@/lib/domain/listing/pricing/week'
import { showControl } from './control-in-form'

let toasts: string[]
let stop: () => void

beforeEach(() => {
  toasts = []
  stop = onToast((toast: Toast) => toasts.push(toast.text))
})
afterEach(() => stop())

/** 450 is the lowest day. */
const WEEK = changeDay(changeAllDays(tickAllDays(emptyWeek(), true), 65_000), 'monday', 45_000)
const show = (options: Partial<Draft> = {}) =>
  showControl(PaymentControl, { path: 'payment', options: { week: WEEK, ...options } })
const box = (name: string) => screen.getByRole('checkbox', { name })
const partial = () => screen.getByRole('textbox', { name: 'Amount to pay now, in riyals' })
const next = () => userEvent.click(screen.getByText('Next', { selector: 'form button' }))

test('price-payment-type: full payment to begin with, one of three at most, none after unticking', async () => {
  const { draft } = show()
  expect(
    ['Full payment', 'Half payment', 'Pay at check-in'].map((name) => box(name).matches(':checked')),
  ).toEqual([true, false, false])
  await userEvent.click(box('Pay at check-in'))
  expect([box('Full payment').matches(':checked'), draft().payment.type]).toEqual([false, 'payAtCheckin'])
  await userEvent.click(box('Pay at check-in'))
  expect(draft().payment.type).toBe('')
})

test('price-payment-type: leaving half payment puts its amount back to 0', async () => {
  const { draft } = show({ payment: { type: 'halfPayment', partial: 20_000 } })
  expect(partial()).toHaveValue('200')
  await userEvent.click(box('Full payment'))
  expect(draft().payment).toEqual({ type: 'fullPayment', partial: 0 })
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('price-partial: the cap is the lowest day, and the three messages are shown inline and in a popup', async () => {
  show({ payment: { type: 'halfPayment', partial: null } })
  expect(partial()).toHaveAccessibleDescription('Up to 450 (lowest day)')
  await next()
  const invalid = 'Please enter a valid partial payment amount'
  await waitFor(() => expect(partial()).toHaveAccessibleDescription(expect.stringContaining(invalid)))
  expect(toasts).toEqual([invalid])
  await userEvent.type(partial(), '0')
  expect(partial()).toHaveAccessibleDescription(
    expect.stringContaining('Partial amount must be greater than 0'),
  )
  await userEvent.clear(partial())
  await userEvent.type(partial(), '450.01')
  const tooMuch = 'Partial amount cannot exceed the minimum day price (450)'
  expect(partial()).toHaveAccessibleDescription(expect.stringContaining(tooMuch))
  await next()
  await waitFor(() => expect(toasts).toEqual([invalid, invalid]))
  await userEvent.clear(partial())
  await userEvent.type(partial(), '0.01')
  await next()
  expect(partial()).toBeValid()
  expect(partial()).toHaveAccessibleDescription('Up to 450 (lowest day)')
})
