import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog/dialog'
import { rememberPressed } from '@/components/ui/dialog/opener'

/** A list of which a row, with its button, is removed a moment after its dialog is closed. */
function Rows() {
  const [isOpen, setOpen] = useState(false)
  const [isInner, setInner] = useState(false)
  const [rows, setRows] = useState(['first', 'second'])
  return (
    <main tabIndex={-1} onClickCapture={({ target }) => rememberPressed(target)}>
      <section>
        <h2>Rows</h2>
        {rows.map((row) => (
          <button key={row} type="button" onClick={() => setOpen(true)}>
            {row}
          </button>
        ))}
      </section>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Outer" closeLabel="Close outer">
        <button type="button" onClick={() => setInner(true)}>
          ask
        </button>
        <button
          type="button"
          onClick={() => {
            setOpen(false)
            setTimeout(() => setRows(['second']), 20)
          }}
        >
          remove
        </button>
        <Dialog open={isInner} onOpenChange={setInner} title="Inner" closeLabel="Close inner">
          <button
            type="button"
            onClick={() => {
              setInner(false)
              setOpen(false)
            }}
          >
            close both
          </button>
        </Dialog>
      </Dialog>
    </main>
  )
}

/** What a press on the scrim does: the focus leaves the dialog, and no control was pressed. */
async function pressBeside(title: string) {
  const dialog = await screen.findByRole('dialog', { name: title })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  act(() => (document.activeElement as HTMLElement).blur())
  rememberPressed(document.body)
  await userEvent.keyboard('{Escape}')
}

const button = (name: string) => screen.getByRole('button', { name })
const isFocused = (name: string) => waitFor(() => expect(button(name)).toHaveFocus())

/** A dialog in whose place another one comes, closed by a press beside it as the first one. */
function Successive() {
  const [shown, setShown] = useState<'first' | 'second' | null>(null)
  return (
    <main onClickCapture={({ target }) => rememberPressed(target)}>
      <button type="button" onClick={() => setShown('first')}>
        begin
      </button>
      {shown === null ? null : (
        <Dialog
          key={shown}
          open
          onOpenChange={() => setShown(shown === 'first' ? 'second' : null)}
          title={shown}
          closeLabel="Close"
        >
          {shown}
        </Dialog>
      )}
    </main>
  )
}

test('a closed dialog returns the focus to the button that opened it', async () => {
  render(<Rows />)
  const user = userEvent.setup()
  await user.click(button('second'))
  await user.keyboard('{Escape}')
  await isFocused('second')
})

test('a button that was pressed without being focused, as in Safari, gets the focus too', async () => {
  render(<Rows />)
  act(() => button('first').click())
  await userEvent.click(button('Close outer'))
  await isFocused('first')
})

test('a nested dialog returns the focus into the outer one, and to the first opener when both are closed at once', async () => {
  render(<Rows />)
  const user = userEvent.setup()
  await user.click(button('first'))
  await user.click(button('ask'))
  await user.keyboard('{Escape}')
  await isFocused('ask')
  await user.click(button('ask'))
  await user.click(button('close both'))
  await isFocused('first')
})

test('where the opener was removed, the nearest heading gets the focus', async () => {
  render(<Rows />)
  const user = userEvent.setup()
  await user.click(button('first'))
  await user.click(button('remove'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Rows' })).toHaveFocus())
})

test('a dialog in the place of another one that was pressed beside returns the focus to the opener of both', async () => {
  const user = userEvent.setup()
  render(<Successive />)
  await user.click(button('begin'))
  await pressBeside('first')
  await pressBeside('second')
  await isFocused('begin')
})
