import { act, render, screen } from '@testing-library/react'
import { showToast } from '@/components/ui/toast/show-toast'
import { Toaster } from '@/components/ui/toast/toaster'

const shown = (text: string) => screen.findAllByText(text, { selector: '[data-toast] strong' })

test('an equal toast is shown once, another one beside it', async () => {
  render(<Toaster dir="ltr" label="Messages" />)
  const say = (text: string) => act(() => showToast({ kind: 'error', text }))
  say('images required!')
  expect(await shown('images required!')).toHaveLength(1)
  say('images required!')
  say('Add location from map!')
  expect(await shown('Add location from map!')).toHaveLength(1)
  expect(await shown('images required!')).toHaveLength(1)
})
