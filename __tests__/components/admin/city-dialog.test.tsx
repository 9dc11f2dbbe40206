import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CityDialog } from '@/components/admin/cities/city-dialog'
import type { AdminCityWire } from '@/lib/contract/schemas/content/city'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const CITY: AdminCityWire = {
  ...{ _id: 'abha', slug: 'abha', oldSlugs: ['ebha'], name: 'Abha', name_ar: 'أبها' },
  ...{ title: 'Clouds', title_ar: 'غيوم', image: '/city' },
  ...{ latitude: 18.2, longitude: 42.5, status: 'active', version: 1 },
}

test('the slug of a city is changed apart from its name, with a reason beside one that is taken', async () => {
  const taken = { path: 'slug', code: 'slug_taken', message: 'Another city has this address' }
  const calls = fakeBackend({
    'PUT /api/v1/admin/cities/abha': {
      status: 422,
      body: { code: 'invalid', message: 'x', issues: [taken] },
    },
  })
  const user = userEvent.setup()
  renderInConsole(<CityDialog city={CITY} onClose={jest.fn()} />)
  const slug = screen.getByRole('textbox', { name: 'Address on the site' })
  expect(slug).toHaveAccessibleDescription(/\/in\/abha.*ebha/)
  await user.clear(slug)
  await user.type(slug, 'Abha!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(slug).toHaveAccessibleDescription(/lowercase Latin letters/))
  const changes = () => calls.filter(({ method }) => method === 'PUT')
  expect(changes()).toEqual([])
  await user.clear(slug)
  await user.type(slug, 'abha-city')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(slug).toHaveAccessibleDescription(/Another city has this address/))
  expect(slug).toHaveValue('abha-city')
  expect(changes()[0]?.body).toMatchObject({ slug: 'abha-city', name: 'Abha', version: 1 })
})

test('a new city has no field for its slug, which is made of its name', () => {
  renderInConsole(<CityDialog city={null} onClose={jest.fn()} />)
  expect(screen.queryByRole('textbox', { name: 'Address on the site' })).not.toBeInTheDocument()
})
