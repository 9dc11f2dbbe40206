import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminRoleProvider } from '@/components/admin/admin-role'
import { OccasionsPage } from '@/components/admin/occasions/occasions-page'
import type { OccasionListWire } from '@/lib/contract/schemas/content/occasion'
import { builtInRole } from '@/lib/domain/admin/roles'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const EID = { from: '2027-03-09', to: '2027-03-11' }
const LIST: OccasionListWire = {
  occasions: [
    { occasion: 'eidAlFitr', calendar: 'hijri', years: [{ year: 1448, ...EID, calendar: EID, version: 0 }] },
  ],
  holidays: [
    {
      _id: 'h1',
      name: 'Autumn break',
      name_ar: 'إجازة الخريف',
      from: '2027-11-20',
      to: '2027-11-28',
      version: 3,
    },
  ],
  uses: [
    { occasion: 'schoolHolidays', listings: 2, examples: [{ name: 'Sea Chalet', name_ar: 'شاليه البحر' }] },
  ],
}
const CONTENT = { role: builtInRole('content') }
const CORRECT = 'POST /api/v1/admin/occasions/eidAlFitr/correct'
const REMOVE = 'POST /api/v1/admin/school-holidays/h1/remove'

test('the days of a year are corrected in a dialog that has those of the calendar', async () => {
  const calls = fakeBackend({ [CORRECT]: { status: 204 } })
  renderInConsole(<OccasionsPage list={LIST} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Correct the days of Eid al-Fitr 1448 AH' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Days of Eid al-Fitr 1448 AH' }))
  expect(dialog.getByText('In the calendar: 9 March 2027')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save the days' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  expect(calls[0]?.body).toEqual({ year: 1448, version: 0, ...EID })
})

test('a school holiday is removed after its dialog named the places that price by it, in Arabic as well', async () => {
  const calls = fakeBackend({ [REMOVE]: { status: 204 } })
  renderInPage(
    <AdminRoleProvider {...CONTENT}>
      <OccasionsPage list={LIST} />
    </AdminRoleProvider>,
    'ar',
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'حذف إجازة الخريف' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/شاليه البحر/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'حذف الإجازة' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ version: 3 }))
})

test('without school holidays the page warns that rules by them do not apply', () => {
  renderInConsole(<OccasionsPage list={{ ...LIST, holidays: [] }} />)
  expect(screen.getByText(/rules that price by them do not apply/)).toBeVisible()
})
