import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OldVersion } from '@/components/admin/content-pages/old-version'
import type { ContentPageWire } from '@/lib/contract/schemas/content-pages/content-page'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'
import { moves, REFRESHED } from '../visited-page'

const CALL = 'POST /api/v1/admin/pages/about/restore'
const words = (title: string) => ({ title, lead: 'One sentence', text: '## Part\nThe same line' })
const version = (number: number, title: string): ContentPageWire => ({
  name: 'about',
  version: number,
  updatedAt: '2026-11-20T10:00:00Z',
  ar: words('عن ديار'),
  en: words(title),
})

const toasts = collectedToasts()

const show = () =>
  renderInConsole(
    <OldVersion
      shown={version(3, 'About us')}
      old={version(1, 'About Diyar')}
      preview={({ title }) => <p>{`Drawn: ${title}`}</p>}
    />,
  )

test('an older version is shown with what restoring would remove and add, and is restored after a confirmation', async () => {
  const calls = fakeBackend({ [CALL]: { body: version(4, 'About Diyar') } })
  show()
  expect(screen.getByText('Drawn: About Diyar')).toBeVisible()
  expect(screen.getByText('us').tagName).toBe('DEL')
  expect(screen.getByText('Diyar').tagName).toBe('INS')
  expect(screen.getByText('Nothing differs in this language.')).toBeVisible()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Restore this version' }))
  const dialog = await screen.findByRole('dialog', { name: 'Restore version 1?' })
  expect(dialog).toHaveTextContent('becomes version 4')
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Restore this version' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED, '/en/admin/pages?name=about']))
  expect(calls).toMatchObject([{ body: { version: 3, from: 1 } }])
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Version 4 is now shown, restored from version 1' }])
})

test('a restore that conflicts with a newer version is explained in its dialog and changes nothing', async () => {
  fakeBackend({
    [CALL]: { status: 409, body: { code: 'changed_meanwhile', message: 'Somebody was quicker' } },
  })
  show()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Restore this version' }))
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('button', { name: 'Restore this version' }))
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', text: 'Somebody was quicker' }]))
  expect(moves).toEqual([REFRESHED])
  expect(screen.getByRole('dialog')).toHaveTextContent('Somebody was quicker')
})
