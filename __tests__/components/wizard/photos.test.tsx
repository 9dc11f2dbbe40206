import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onToast, type Toast } from '@/components/ui/toast/show-toast'
import { PhotoRoomsControl } from '@/components/wizard/photos/photo-rooms-control'
import { PhotosControl } from '@/components/wizard/photos/photos-control'
import { ApiError } from '@/lib/api/http'
import { uploadPhoto } from '@/lib/api/uploads'
import { onSignInRequested } from '@/lib/session/sign-in-prompt'
import { showControl } from './control-in-form'

jest.mock('@/lib/api/uploads', () => ({ uploadPhoto: jest.fn() }))

const stored = (count: number) => Array.from({ length: count }, (_, i) => `/api/v1/media/${i + 1}`)
const file = (name: string, type = 'image/png') => new File([name], name, { type })
const files = (count: number, word = 'new') =>
  Array.from({ length: count }, (_, i) => file(`${word}${i + 1}.png`))
const show = (images: string[]) => showControl(PhotosControl, { path: 'images', options: { images } })
const choose = (chosen: File[]) => userEvent.upload(screen.getByLabelText('Choose photos'), chosen)
const tiles = () => within(screen.getByRole('list')).getAllByRole('listitem')

let toasts: string[]
let stop: () => void

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  toasts = []
  stop = onToast((toast: Toast) => toasts.push(toast.text))
  jest.mocked(uploadPhoto).mockReset()
  jest.mocked(uploadPhoto).mockImplementation(async ({ name }) => `/api/v1/media/${name}`)
})
afterEach(() => stop())

test('images-rules: several photos are uploaded one after the other, in their order, and previewed', async () => {
  const { draft } = show([])
  expect(screen.getByText('You can pick maximum 15 images here')).toBeInTheDocument()
  expect(screen.getByText('0 of at least 5 added')).toBeInTheDocument()
  await choose(files(3))
  await waitFor(() =>
    expect(draft().images).toEqual(['new1', 'new2', 'new3'].map((n) => `/api/v1/media/${n}.png`)),
  )
  expect(screen.getByText('3 of at least 5 added')).toBeInTheDocument()
  expect(within(tiles()[0] as HTMLElement).getByText('Cover')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Photo 1' })).toHaveAttribute(
    'src',
    '/api/v1/media/new1.png/320.webp',
  )
})

test('images-rules: only png, gif and jpeg are offered by the chooser', () => {
  show([])
  for (const input of [screen.getByLabelText('Choose photos'), screen.getByLabelText('Take a photo')])
    expect(input).toHaveAttribute('accept', 'image/png,image/gif,image/jpeg')
})

test.each([
  [0, 'images required!'],
  [4, 'Please select at least 5 images!'],
])('images-rules: %i photos are refused in a popup and inline: %s', async (count, sentence) => {
  show(stored(count))
  await userEvent.click(screen.getByText('Next'))
  await waitFor(() => expect(toasts).toEqual([sentence]))
  expect(screen.getByLabelText('Choose photos')).toHaveAccessibleDescription(
    expect.stringContaining(sentence),
  )
})

test('images-rules: two choices at once never add a sixteenth photo: only 15 images allowed!', async () => {
  const { draft } = show(stored(8))
  let let5Through: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    let5Through = resolve
  })
  jest.mocked(uploadPhoto).mockImplementation(async ({ name }) => {
    await gate
    return `/api/v1/media/${name}`
  })
  await choose(files(5, 'first'))
  expect(toasts).toEqual([])
  await choose(files(5, 'second'))
  expect(toasts).toEqual(['only 15 images allowed!'])
  expect(screen.getAllByText('only 15 images allowed!').length).toBeGreaterThan(0)
  await act(async () => let5Through())
  await waitFor(() => expect(draft().images).toHaveLength(15))
  expect(draft().images.slice(13)).toEqual(['/api/v1/media/second1.png', '/api/v1/media/second2.png'])
  await choose(files(1, 'third'))
  expect(uploadPhoto).toHaveBeenCalledTimes(7)
})

test('images-rules: a failed photo shows the reason, can be retried or dismissed, and the others continue', async () => {
  const { draft } = show([])
  jest.mocked(uploadPhoto).mockRejectedValueOnce(new ApiError('internal', 500, 'Something went wrong'))
  await choose(files(2))
  await waitFor(() => expect(draft().images).toEqual(['/api/v1/media/new2.png']))
  expect(screen.getByText('Something went wrong')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(draft().images).toEqual(['/api/v1/media/new2.png', '/api/v1/media/new1.png']))
})

test.each([
  [new ApiError('not_a_picture', 415, ''), 'Images must be undamaged png, gif or jpeg files'],
  [new ApiError('too_large', 413, ''), 'This photo is larger than 10 MB'],
])(
  'images-rules: a file that would be refused again is named and can only be dismissed',
  async (failure, text) => {
    show([])
    jest.mocked(uploadPhoto).mockRejectedValueOnce(failure)
    await choose(files(1))
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByText('new1.png')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss new1.png' }))
    expect(screen.queryByText(text)).toBeNull()
  },
)

test('photos that a lost connection interrupted are uploaded by themselves once it is back', async () => {
  const { draft } = show([])
  jest.mocked(uploadPhoto).mockRejectedValueOnce(new ApiError('unavailable', 0, ''))
  await choose(files(1))
  await screen.findByRole('button', { name: 'Try again' })
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  await waitFor(() => expect(draft().images).toEqual(['/api/v1/media/new1.png']))
})

test('images-rules: the same picture is not added twice', async () => {
  const { draft } = show(stored(5))
  jest.mocked(uploadPhoto).mockResolvedValueOnce('/api/v1/media/2')
  await choose(files(1))
  expect(await screen.findByText(/is the same picture as photo 2, so it was not added/)).toBeInTheDocument()
  expect(screen.getByText(/^new1\.png/)).toBeVisible()
  expect([draft().images, tiles().length]).toEqual([stored(5), 5])
})

test('images-rules: photos are moved by buttons, which retain the focus, and are removed', async () => {
  const { draft } = show(stored(5))
  const later = screen.getByRole('button', { name: 'Move photo 1 later' })
  await userEvent.click(later)
  expect(draft().images).toEqual([2, 1, 3, 4, 5].map((n) => `/api/v1/media/${n}`))
  expect(screen.getByText('Photo 1 is now number 2 of 5')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Move photo 2 later' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Move photo 1 earlier' }))
  expect(draft().images[0]).toBe('/api/v1/media/2')
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }))
  expect(draft().images).toEqual([1, 3, 4, 5].map((n) => `/api/v1/media/${n}`))
})

test('photos that an ended session refused are uploaded by themselves after signing in', async () => {
  const { draft } = show([])
  const ended = new ApiError('unauthenticated', 401, 'Log in')
  jest.mocked(uploadPhoto).mockRejectedValueOnce(ended).mockRejectedValueOnce(ended)
  const requested: (() => void)[] = []
  const deaf = onSignInRequested(({ then }) => then && requested.push(then))
  await choose(files(2))
  await waitFor(() => expect(requested).toHaveLength(1))
  expect(draft().images).toEqual([])
  await act(async () => requested[0]?.())
  await waitFor(() => expect(draft().images).toEqual(['/api/v1/media/new1.png', '/api/v1/media/new2.png']))
  deaf()
})

test('a photo that is dismissed while uploading is aborted, and the next one starts', async () => {
  const { draft } = show([])
  jest
    .mocked(uploadPhoto)
    .mockImplementationOnce(
      (_file, _tell, signal) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new ApiError('unavailable', 0, ''))),
        ),
    )
  await choose(files(2))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss new1.png' }))
  await waitFor(() => expect(draft().images).toEqual(['/api/v1/media/new2.png']))
  expect(tiles()).toHaveLength(1)
})

test('the room of a photo is chosen beside it, and can be taken back', async () => {
  const { draft } = showControl(PhotoRoomsControl, { path: 'photoRooms', options: { images: stored(2) } })
  const second = screen.getByRole('combobox', { name: 'Photo 2 shows' })
  await userEvent.selectOptions(second, 'Pool')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Photo 1 shows' }), 'Bedroom')
  await userEvent.selectOptions(second, 'View')
  expect(draft().photoRooms).toEqual([
    { image: '/api/v1/media/1', room: 'bedroom' },
    { image: '/api/v1/media/2', room: 'view' },
  ])
  await userEvent.selectOptions(second, 'Not specified')
  expect(draft().photoRooms).toEqual([{ image: '/api/v1/media/1', room: 'bedroom' }])
})

test('a caption is typed in either language beside its photo, and is gone when both are empty', async () => {
  const { draft } = showControl(PhotoRoomsControl, { path: 'photoRooms', options: { images: stored(2) } })
  const [english, arabic] = [
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Caption of photo 2 in English' }),
    screen.getByRole('textbox', { name: 'Caption of photo 2 in Arabic' }),
  ]
  expect([arabic.lang, arabic.dir, english.maxLength]).toEqual(['ar', 'rtl', 120])
  await userEvent.type(english, 'The pool')
  await userEvent.type(arabic, 'المسبح')
  const image = '/api/v1/media/2'
  expect(draft().photoCaptions).toEqual([{ image, en: 'The pool', ar: 'المسبح' }])
  await userEvent.clear(english)
  expect(draft().photoCaptions).toEqual([{ image, en: '', ar: 'المسبح' }])
  await userEvent.clear(arabic)
  expect(draft().photoCaptions).toEqual([])
})
