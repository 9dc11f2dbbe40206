import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TwoStepPage } from '@/components/admin/two-step/two-step-page'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const ENROLMENT = '/api/v1/admin/two-step/enrolment'
const toasts = collectedToasts()

test('the second step is set up by a secret and a code, and its recovery codes stay when the page is refreshed', async () => {
  const calls = fakeBackend({
    [`POST ${ENROLMENT}`]: { body: { secret: 'ABCDEFGH', qr: { size: 21, path: 'M0 0h1v1h-1z' } } },
    [`PUT ${ENROLMENT}`]: { body: { recoveryCodes: ['aaaaa-bbbbb', 'ccccc-ddddd'] } },
  })
  const { rerender } = renderInPage(<TwoStepPage step="enrol" to="/admin" />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Set it up' }))
  expect(await screen.findByText('ABCD EFGH')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Code from the app'), '12345')
  await user.click(screen.getByRole('button', { name: 'Turn it on' }))
  expect(await screen.findByText(/A code has 6 digits/)).toBeInTheDocument()
  await user.type(screen.getByLabelText('Code from the app'), '6')
  await user.click(screen.getByRole('button', { name: 'Turn it on' }))
  expect(await screen.findByText('aaaaa-bbbbb')).toBeInTheDocument()
  expect(calls.map(({ body }) => body)).toEqual([undefined, { code: '123456' }])
  rerender(<TwoStepPage step="done" to="/admin" />)
  expect(screen.getByText('aaaaa-bbbbb')).toBeInTheDocument()
})

test('new recovery codes need a code of the app and are shown', async () => {
  const calls = fakeBackend({
    'POST /api/v1/admin/two-step/recovery-codes': { body: { recoveryCodes: ['aaaaa-bbbbb'] } },
  })
  renderInPage(<TwoStepPage step="done" to="/admin" />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Create new recovery codes' }))
  await user.type(screen.getByLabelText('Code from the app'), '123456')
  await user.click(screen.getByRole('button', { name: 'Create the codes' }))
  expect(await screen.findByText('aaaaa-bbbbb')).toBeInTheDocument()
  expect(calls.map(({ body }) => body)).toEqual([{ code: '123456' }])
})

test('a wrong code is named and stays to be corrected; a recovery code is the other way', async () => {
  const WRONG = { status: 422, body: { code: 'wrong_code', message: 'This code is wrong' } }
  fakeBackend({ 'POST /api/v1/admin/two-step': WRONG })
  renderInPage(<TwoStepPage step="code" to="/admin" />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Code from the app'), '000000')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', text: 'This code is wrong' }]))
  expect(screen.getByLabelText('Code from the app')).toHaveValue('000000')
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  expect(screen.getByLabelText('Recovery code')).toHaveValue('')
})

test('a second step that cannot be read any more is explained in the form, and too many wrong codes open the field of a recovery code', async () => {
  const answer = (status: number, code: string) => ({ status, body: { code, message: code } })
  fakeBackend({
    'POST /api/v1/admin/two-step': [
      answer(409, 'second_step_unreadable'),
      answer(422, 'recovery_code_needed'),
    ],
  })
  renderInPage(<TwoStepPage step="code" to="/admin" />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Code from the app'), '123456')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('second_step_unreadable')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByLabelText('Recovery code')).toBeVisible()
})
