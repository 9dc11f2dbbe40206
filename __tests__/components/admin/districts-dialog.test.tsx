import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DistrictsDialog } from '@/components/admin/cities/districts-dialog'
import type { AdminCityWire } from '@/lib/contract/schemas/content/city'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const CITY: AdminCityWire = {
  ...{
    _id: 'abha',
    slug: 'abha',
    name: 'Abha',
    name_ar: 'أبها',
    title: 'Clouds',
    title_ar: 'غيوم',
    image: '/city',
  },
  ...{ latitude: 18.2, longitude: 42.5, status: 'active', version: 1 },
}
const NORTH = { _id: 'north', name: 'North', name_ar: 'الشمال', version: 1, isUsed: true }

const toasts = collectedToasts()

test('a rename of a district takes the focus, and the typed name stays when another admin was faster', async () => {
  const calls = fakeBackend({
    'GET /api/v1/admin/cities/abha/districts': { body: { data: [NORTH] } },
    'PUT /api/v1/admin/districts/north': { status: 409, body: { code: 'changed_meanwhile', message: 'x' } },
  })
  const user = userEvent.setup()
  renderInConsole(<DistrictsDialog city={CITY} onClose={jest.fn()} />)
  await user.click(await screen.findByRole('button', { name: /North/ }))
  const arabic = screen.getByRole('textbox', { name: 'Name in Arabic' })
  expect(arabic).toHaveFocus()
  await user.clear(arabic)
  await user.type(arabic, 'شمال المدينة')
  await user.click(screen.getByRole('button', { name: 'Save the name' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(arabic).toHaveValue('شمال المدينة')
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Keep the name' }))
  expect(screen.getByRole('textbox', { name: 'Name in Arabic' })).toHaveValue('')
})
