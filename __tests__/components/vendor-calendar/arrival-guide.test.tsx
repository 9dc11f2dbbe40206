import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ArrivalGuide } from '@/components/vendor-calendar/arrival-guide/arrival-guide'
import { uploadPicture } from '@/lib/api/uploads'
import type { ArrivalGuideWire } from '@/lib/contract/schemas/arrival-guide/wire'
import { EMPTY_BASICS } from '@/lib/domain/arrival-guide/arrival-guide'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

jest.mock('@/lib/api/uploads', () => ({ uploadPicture: jest.fn() }))

const PUT = 'PUT /api/v1/vender/services/s1/arrival-guide'
const ADDRESS = 'POST /api/v1/documents/0123456789abcdef/address'
const PHOTO = '/api/v1/documents/0123456789abcdef'
const EMPTY: ArrivalGuideWire = { version: 0, ...EMPTY_BASICS, sections: [], photos: [] }
const POOL = { title_ar: 'المسبح', title: 'Pool', text_ar: 'عمقه متر', text: '' }
const WRITTEN: ArrivalGuideWire = {
  ...EMPTY,
  ...{ version: 3, directions_ar: 'يمينًا', entryCode: '4821', wifiName: 'Chalet', phone: '+966500000012' },
  sections: [POOL],
  photos: [{ photo: PHOTO, caption_ar: 'البوابة', caption: 'The gate' }],
}

function show(
  guide: ArrivalGuideWire,
  locale: 'ar' | 'en' = 'en',
  role: 'frontDesk' | 'calendar' = 'frontDesk',
  more: { isHourly?: boolean; place?: 'roomType' } = {},
) {
  renderInPage(<ArrivalGuide listingId="s1" guide={guide} isHourly={false} {...more} />, locale, role)
  return userEvent.setup()
}

test('the way, the entry and the Wi-Fi are typed, and English alone is refused at its field', async () => {
  const calls = fakeBackend({ [PUT]: { body: WRITTEN } })
  const user = show(EMPTY)
  await user.click(screen.getByRole('button', { name: 'Write the guide' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Directions, entry and Wi-Fi' }))
  await user.type(dialog.getByLabelText('Directions in English (optional)'), 'To the right')
  await user.click(dialog.getByRole('button', { name: 'Save the guide' }))
  expect(dialog.getByLabelText('Directions in Arabic')).toHaveAttribute('aria-invalid', 'true')
  expect(calls).toEqual([])
  await user.type(dialog.getByLabelText('Directions in Arabic'), ' يمينًا ')
  await user.selectOptions(dialog.getByLabelText('How guests get in'), 'keyBox')
  await user.type(dialog.getByLabelText('Code of the door or the box'), '4821')
  await user.selectOptions(
    dialog.getByLabelText('When guests see the entry instructions, the code and the password'),
    'twoDaysBefore',
  )
  await user.click(dialog.getByRole('button', { name: 'Save the guide' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  const { version: _, ...before } = EMPTY
  expect(calls[0]?.body).toEqual({
    ...{ ...before, basedOn: 0, directions_ar: 'يمينًا', directions: 'To the right' },
    ...{ entryWay: 'keyBox', entryCode: '4821', entryTime: 'twoDaysBefore' },
  })
})

test('in Arabic the card lists what is written and since when the entry is known', () => {
  show(WRITTEN, 'ar')
  expect(screen.getByText(/الدخول \(يظهر قبل الدخول بـ24 ساعة\)/)).toBeVisible()
  expect(screen.getByText('بالعربية فقط')).toBeVisible()
  expect(screen.getByText('البوابة')).toBeVisible()
})

test('a place by the hour offers no time before the day, and a room type shows where its empty parts come from', async () => {
  const user = show(WRITTEN, 'en', 'frontDesk', { isHourly: true, place: 'roomType' })
  expect(screen.getByText(/guests read in the property’s guide/)).toBeVisible()
  expect(screen.getByText(/shown from midnight at the start of the check-in day/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit Directions, entry and Wi-Fi' }))
  const time = screen.getByLabelText('When guests see the entry instructions, the code and the password')
  expect(time).toHaveValue('checkInDay')
  expect(within(time).getAllByRole('option')).toHaveLength(2)
})

test('a section is changed at its place, and one is removed after a question', async () => {
  const calls = fakeBackend({ [PUT]: { body: WRITTEN } })
  const user = show(WRITTEN)
  await user.click(screen.getByRole('button', { name: 'Edit Pool' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit the section' }))
  await user.type(dialog.getByLabelText('Text in English (optional)'), 'One metre deep')
  await user.click(dialog.getByRole('button', { name: 'Save the section' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  const { version, ...stored } = WRITTEN
  const basis = { basedOn: version, ...stored }
  expect(calls[0]?.body).toEqual({ ...basis, sections: [{ ...POOL, text: 'One metre deep' }] })
  await user.click(screen.getByRole('button', { name: 'Remove Pool' }))
  await user.click(screen.getByRole('button', { name: 'Remove the section' }))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.body).toEqual({ ...basis, sections: [] })
})

test('a photo is required, uploaded as a private one, and stored behind the others', async () => {
  const calls = fakeBackend({ [PUT]: { body: WRITTEN }, [ADDRESS]: { body: { url: '/x', expiresAt: '' } } })
  const user = show({ ...WRITTEN, photos: [] })
  await user.click(screen.getByRole('button', { name: 'Add a photo' }))
  const dialog = within(screen.getByRole('dialog', { name: 'A new photo' }))
  await user.click(dialog.getByRole('button', { name: 'Save the photo' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  jest.mocked(uploadPicture).mockResolvedValue(PHOTO)
  const file = new File(['x'], 'gate.png', { type: 'image/png' })
  await user.upload(dialog.getByLabelText('Choose a photo'), file)
  expect(uploadPicture).toHaveBeenCalledWith(file, expect.objectContaining({ purpose: 'document' }))
  await user.click(dialog.getByRole('button', { name: 'Save the photo' }))
  await waitFor(() =>
    expect(calls.some(({ body }) => body !== undefined && 'photos' in Object(body))).toBe(true),
  )
  const put = calls.find(({ body }) => 'photos' in Object(body))
  expect(put?.body).toMatchObject({ basedOn: 3, photos: [{ photo: PHOTO, caption_ar: '', caption: '' }] })
})

test('what a colleague changed meanwhile stays, and what was typed too', async () => {
  const conflict = { status: 409, body: { code: 'changed_meanwhile', message: 'Changed meanwhile' } }
  fakeBackend({ [PUT]: conflict })
  const user = show(WRITTEN)
  await user.click(screen.getByRole('button', { name: 'Edit Pool' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit the section' }))
  await user.type(dialog.getByLabelText('Text in English (optional)'), 'Deep')
  await user.click(dialog.getByRole('button', { name: 'Save the section' }))
  expect(await dialog.findByText('Changed meanwhile')).toBeVisible()
  expect(dialog.getByLabelText('Text in English (optional)')).toHaveValue('Deep')
})

test('a member who may not edit guides has no buttons', () => {
  show(WRITTEN, 'en', 'calendar')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
