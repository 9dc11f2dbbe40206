import { act, render, screen, waitFor } from '@testing-library/react'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { Toaster } from '@/components/ui/toast/toaster'

const mockNetwork = { isThere: true }
jest.mock('@/components/ui/toast/toast-view', () => {
  if (!mockNetwork.isThere) throw new TypeError('Failed to fetch')
  return jest.requireActual('@/components/ui/toast/toast-view')
})

const shown = (text: string) => screen.findAllByText(text, { selector: '[data-toast] strong' })

test('the first toast without a network is shown once there is one, and the page stays until then', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => mockNetwork.isThere)
  mockNetwork.isThere = false
  render(
    <>
      <p>typed</p>
      <Toaster dir="ltr" label="Page alerts" />
    </>,
  )
  await act(async () => showToast({ kind: 'error', text: 'not sent' }))
  expect(screen.getByText('typed')).toBeVisible()
  mockNetwork.isThere = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await shown('not sent')).toHaveLength(1)
})

test('an equal toast is shown once, another one beside it', async () => {
  render(<Toaster dir="ltr" label="Page alerts" />)
  const say = (text: string) => act(() => showToast({ kind: 'error', text }))
  say('images required!')
  expect(await shown('images required!')).toHaveLength(1)
  say('images required!')
  say('Add location from map!')
  expect(await shown('Add location from map!')).toHaveLength(1)
  expect(await shown('images required!')).toHaveLength(1)
})

test('a toast with a link is announced by one live region', async () => {
  render(<Toaster dir="ltr" label="Messages" />)
  act(() => showToast({ kind: 'news', text: 'A guest arrived', onOpen: () => undefined }))
  const [card] = await shown('A guest arrived')
  const regions = [...document.querySelectorAll('[aria-live]:not([aria-live=off])')]
  expect(regions.filter((one) => one.textContent === 'A guest arrived')).toHaveLength(1)
  expect(card?.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
})

test('a toast appears below the head of an open conversation', async () => {
  const head = { getBoundingClientRect: () => new DOMRect(0, 104, 600, 96) }
  render(
    <>
      <div data-above-toasts ref={(element) => void (element && Object.assign(element, head))} />
      <Toaster dir="rtl" label="Page alerts" />
    </>,
  )
  act(() => showToast({ kind: 'news', text: 'A refund is on its way' }))
  const [text] = await shown('A refund is on its way')
  expect(text?.closest('[data-sonner-toaster]')).toHaveStyle({
    '--offset-top': '208px',
    '--mobile-offset-top': '208px',
  })
})

test('a toast that is there already moves below the head of a conversation that is opened then', async () => {
  const { rerender } = render(<Toaster dir="rtl" label="Page alerts" />)
  act(() => showToast({ kind: 'news', text: 'A second refund is on its way' }))
  const [text] = await shown('A second refund is on its way')
  const toaster = text?.closest('[data-sonner-toaster]')
  expect(toaster).toHaveStyle({ '--offset-top': '88px' })
  const head = { getBoundingClientRect: () => new DOMRect(0, 104, 600, 96) }
  rerender(
    <>
      <Toaster dir="rtl" label="Page alerts" />
      <div data-above-toasts ref={(element) => void (element && Object.assign(element, head))} />
    </>,
  )
  await waitFor(() =>
    expect(toaster).toHaveStyle({ '--offset-top': '208px', '--mobile-offset-top': '208px' }),
  )
})

test('an open dialog does not hide the region in which an error is announced', async () => {
  render(
    <>
      <Toaster dir="ltr" label="Page alerts" />
      <Dialog open onOpenChange={() => undefined} title="Refuse" closeLabel="Close">
        text
      </Dialog>
    </>,
  )
  await screen.findByRole('dialog')
  act(() => showToast({ kind: 'error', text: 'The booking has ended' }))
  expect(screen.getByRole('alert')).toHaveTextContent('The booking has ended')
})
