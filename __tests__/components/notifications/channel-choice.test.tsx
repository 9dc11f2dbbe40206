import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChannelChoice } from '@/components/notifications/channel-choice'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const READ = 'GET /api/v1/user/channels'
const WRITE = 'PUT /api/v1/user/channels'

const toasts = collectedToasts()

test('each switch is saved at once; a missing mail address is pointed out', async () => {
  const chosen = { sms: true, email: true, emailAddress: null }
  const calls = fakeBackend({ [READ]: { body: chosen }, [WRITE]: { body: { ...chosen, sms: false } } })
  renderInPage(<ChannelChoice />)
  const sms = await screen.findByRole('switch', { name: /Text messages/ })
  expect(screen.getByRole('switch', { name: /E-mail/ })).toHaveAccessibleDescription(/Add your e-mail/)
  await userEvent.setup().click(sms)
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]))
  expect(calls.at(-1)?.body).toEqual({ sms: false, email: true })
  expect(sms).not.toBeChecked()
})

test('a switch that could not be saved returns to its state, with a message', async () => {
  const chosen = { sms: true, email: false, emailAddress: 'sara@example.sa' }
  fakeBackend({ [READ]: { body: chosen }, [WRITE]: { status: 500, body: { code: 'internal', message: '' } } })
  renderInPage(<ChannelChoice />)
  const email = await screen.findByRole('switch', { name: /E-mail/ })
  await userEvent.setup().click(email)
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]))
  expect(email).not.toBeChecked()
})
