import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TemplatesPage } from '@/components/vendor-templates/templates-page'
import type { MessageTemplateWire } from '@/lib/contract/schemas/messages/templates'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const PLACES = [
  { _id: 's1', name: 'Al Nakheel', name_ar: 'النخيل', wifi: 'Diyar' },
  { _id: 's2', name: 'Al Riwaq', name_ar: 'الرواق', wifi: '' },
]
const TEMPLATE: MessageTemplateWire = {
  _id: 't1',
  moment: 'dayBefore',
  hour: null,
  isOn: true,
  listingIds: null,
  ar: 'أهلًا {guest}',
  en: '',
}

const shown = (data: MessageTemplateWire[] = []) =>
  renderInPage(<TemplatesPage templates={{ data, listings: PLACES }} answers={[]} />)

test('a variable is inserted at the caret, and the preview has its value', async () => {
  const calls = fakeBackend({ 'POST /api/v1/vender/message-templates': { status: 201, body: { _id: 't2' } } })
  shown()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'New message' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('When it is sent'), 'dayBefore')
  expect(dialog.getByLabelText('Time')).toHaveDisplayValue(/^Usual: 6:00/)
  await user.type(dialog.getByLabelText('Text in Arabic'), 'مرحبًا ')
  const [ofArabic] = dialog.getAllByRole('list', { name: 'Insert a variable' })
  if (!ofArabic) throw new Error('the Arabic text has no variables')
  await user.click(within(ofArabic).getByRole('button', { name: 'Place' }))
  expect(dialog.getByLabelText('Text in Arabic')).toHaveValue('مرحبًا {place}')
  expect(dialog.getByText('مرحبًا النخيل')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    body: { moment: 'dayBefore', hour: null, isOn: true, listingIds: null, ar: 'مرحبًا {place}', en: '' },
  })
})

test('a template of chosen places needs one of them before it is sent', async () => {
  const calls = fakeBackend({})
  shown()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'New message' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('When it is sent'), 'confirmed')
  expect(dialog.queryByLabelText('Time')).toBeNull()
  await user.type(dialog.getByLabelText('Text in Arabic'), 'مرحبًا')
  await user.click(dialog.getByLabelText('All my places, and those I add later'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Choose at least one place')).toBeVisible()
  expect(calls).toEqual([])
})

test('switching off sends the state alone, so that the text of another device stays', async () => {
  const calls = fakeBackend({ 'PUT /api/v1/vender/message-templates/t1/state': { status: 204 } })
  shown([TEMPLATE])
  await userEvent.setup().click(screen.getByRole('button', { name: /^Turn off/ }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(calls).toMatchObject([{ body: { isOn: false } }])
})
