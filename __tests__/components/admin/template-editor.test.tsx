import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TemplateEditor } from '@/components/admin/templates/template-editor'
import type { TemplateVersionListWire, TemplateWire } from '@/lib/contract/schemas/content/template'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const CALL = 'PUT /api/v1/admin/templates/Booking_paid'
const DEFAULTS = {
  title: { ar: 'تم الدفع', en: 'Paid' },
  description: { ar: 'دفعت {paid} للحجز {code}', en: 'We received {paid} for {code}' },
}
const AROUND = {
  sms: '{title}',
  subject: '{title} · Diyar',
  greeting: 'Hello,',
  open: 'Open',
  push: 'Open Diyar.',
  ...{ brand: 'Diyar', greetingTo: 'Hello {name},', signature: 'The team', why: 'You chose e-mail.' },
}
const TEMPLATE: TemplateWire = {
  ...{ name: 'Booking_paid', version: 2, updatedAt: '2026-11-20T10:00:00Z', editor: 'Sara' },
  ...{ texts: { ...DEFAULTS, title: { ar: 'وصل المبلغ', en: 'Money is here' } }, defaults: DEFAULTS },
  around: { ar: AROUND, en: AROUND },
}
const VERSIONS: TemplateVersionListWire = {
  ...{ page: 1, pageSize: 20, total: 1 },
  data: [{ version: 1, editor: 'Sara', updatedAt: '2026-11-19T10:00:00Z', texts: DEFAULTS }],
}

const toasts = collectedToasts()
const show = () => renderInConsole(<TemplateEditor template={TEMPLATE} versions={VERSIONS} />)
const english = () => within(screen.getByRole('group', { name: 'English' }))
const writeDescription = (value: string) =>
  fireEvent.change(english().getByLabelText('Description'), { target: { value } })

test('each language is previewed with sample values in its direction, in the channels that send it', () => {
  show()
  const bell = english().getByText('In the bell').closest('figure')
  expect(bell).toHaveTextContent('Money is hereWe received 650 Saudi riyals for DYR-7K2M9')
  expect(english().getByText('By e-mail').closest('figure')).toHaveTextContent('Money is here · Diyar')
  expect(english().queryByText('By text message')).not.toBeInTheDocument()
  const arabic = within(screen.getByRole('group', { name: 'Arabic' }))
  expect(arabic.getAllByText('وصل المبلغ')[0]?.closest('[dir]')).toHaveAttribute('dir', 'rtl')
})

test('an unknown variable is named at its field and not sent; a dropped one is only a warning', async () => {
  const calls = fakeBackend({ [CALL]: { body: { ...TEMPLATE, version: 3 } } })
  show()
  writeDescription('Paid {kode}')
  expect(english().getByText('The variable {kode} is not known here')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save and send from now on' }))
  expect([calls, toasts.length]).toEqual([[], 1])
  writeDescription('We received {paid}')
  expect(english().getByRole('status')).toHaveTextContent('{code}')
  await userEvent.click(screen.getByRole('button', { name: 'Save and send from now on' }))
  expect(calls).toMatchObject([
    { body: { version: 2, texts: { description: { en: 'We received {paid}' } } } },
  ])
})

test('when another admin was faster, nothing typed is lost and the newer version is offered', async () => {
  fakeBackend({ [CALL]: { status: 409, body: { code: 'changed_meanwhile', message: 'Changed meanwhile' } } })
  show()
  writeDescription('Mine {code} {paid}')
  await userEvent.click(screen.getByRole('button', { name: 'Save and send from now on' }))
  expect(await screen.findByRole('button', { name: 'Open the newer version' })).toBeVisible()
  expect(english().getByLabelText('Description')).toHaveValue('Mine {code} {paid}')
})

test('the texts of an earlier version are put into the form, and saved only by its button', async () => {
  const calls = fakeBackend({})
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Put into the form: version 1' }))
  expect(english().getByLabelText('Title')).toHaveValue('Paid')
  expect(calls).toEqual([])
})
