import { act, screen, waitFor } from '@testing-library/react'
import { uploadPhoto } from '@/lib/api/uploads'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { withVariant } from '@/lib/domain/listing/variants'
import en from '@/messages/en.json'
import { openWizard, STEP_TITLES, screenCalled } from './open-wizard'

jest.mock('@/lib/api/uploads', () => ({ uploadPhoto: jest.fn() }))

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')
const PHOTO = '/api/v1/media/new'

test('wizard-save: images first: while one is uploading nothing is saved, and it arrives whatever screen is shown', async () => {
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  let arrive: (url: string) => void = () => undefined
  jest.mocked(uploadPhoto).mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  const { user, calls, toasts } = openWizard(CHALET, { step: 'details', serviceId: 's1' })
  const saves = () => calls.filter(({ method }) => method === 'PUT')
  await screenCalled(STEP_TITLES.details.title)
  await user.upload(screen.getByLabelText('Choose photos'), new File(['x'], 'x.png', { type: 'image/png' }))
  const saveNow = () => user.click(screen.getByText('Save changes', { selector: 'button:not(:last-child)' }))
  await saveNow()
  expect(toasts).toContainEqual({ kind: 'info', text: en.wizard.photos.stillSending })
  await user.click(screen.getByText('Next', { selector: 'button:last-child' }))
  await screenCalled(STEP_TITLES.place.title)
  expect(saves()).toEqual([])
  await act(async () => arrive(PHOTO))
  await saveNow()
  await waitFor(() => expect(saves()).toHaveLength(1))
  const images = [...[1, 2, 3, 4, 5].map((n) => `/api/v1/media/${n}`), PHOTO]
  expect(saves()[0]?.body).toMatchObject({ description: { images } })
})
