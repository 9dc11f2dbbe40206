import { painted, upload } from '@/__tests__/server/support/pictures'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { uploads } from '@/server/db/schema/platform/uploads'

const api = appForTests()

/** Lets the disk be full at the nth file that is written. */
function fullAt(write: number): () => void {
  const { files } = api
  const set = files.set.bind(files)
  let writes = 0
  files.set = (key, bytes) => {
    writes += 1
    if (writes === write) throw Object.assign(new Error('write'), { code: 'ENOSPC' })
    return set(key, bytes)
  }
  return () => {
    files.set = set
  }
}

test.each([
  ['picture', 1],
  ['picture', 2],
  ['picture', 3],
  ['picture', 4],
  ['document', 1],
])(
  'a disk that is full at the write of a %s number %i answers 507 and leaves nothing; with room it works',
  async (purpose, write) => {
    const person = await aGuest(api)
    const parts = [{ field: 'image', bytes: await painted(1500, 900).png().toBuffer() }]
    const path = `/user/upload?purpose=${purpose}`
    const makeRoom = fullAt(write)
    const answer = await upload(api, person, parts, { path })
    makeRoom()
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
      507,
      'storage_full',
      '300',
    ])
    expect([[...api.files.keys()], await api.db.select().from(uploads)]).toEqual([[], []])
    expect((await upload(api, person, parts, { path })).status).toBe(200)
  },
)

test('two concurrent uploads of the same picture write its files once', async () => {
  const bytes = await painted(1500, 900).png().toBuffer()
  const people = await Promise.all([aGuest(api), aGuest(api)])
  const answers = await Promise.all(people.map((one) => upload(api, one, [{ field: 'image', bytes }])))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(api.files.size).toBe(4)
  expect(await api.db.select().from(uploads)).toHaveLength(2)
})

test('a user with more concurrent uploads than the limit gets a wait, and others continue', async () => {
  const [many, other] = await Promise.all([aGuest(api), aGuest(api)])
  const pictures = await Promise.all(
    Array.from({ length: 13 }, (_, i) =>
      painted(700, 500, i * 9)
        .png()
        .toBuffer(),
    ),
  )
  const sent = pictures.map((bytes, i) => upload(api, i === 12 ? other : many, [{ field: 'image', bytes }]))
  const answers = await Promise.all(sent)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ headers }) => headers['retry-after'] === '5')).toBe(true)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(7)
  expect(answers[12]?.status).toBe(200)
})
