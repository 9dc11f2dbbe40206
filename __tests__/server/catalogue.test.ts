import {
  banners,
  categories,
  facilities,
  facilityGroups,
  facilityTypes,
  settings,
} from '@/server/db/schema/catalogue/catalogue'
import { ensureCatalogue } from './support/listings'
import { appForTests } from './support/test-app'

const api = appForTests()

const get = async (path: string) => (await api.call('GET', path)).body

test('home-cities: cities come with both names and their status', async () => {
  await ensureCatalogue(api)
  expect(await get('/services/cities')).toEqual([
    expect.objectContaining({
      _id: 'jeddah',
      name: 'Jeddah',
      name_ar: 'جدة',
      image: '/city',
      status: 'active',
    }),
  ])
})

test('header-categories: categories come as an object with a list, inactive ones too, in their order', async () => {
  await ensureCatalogue(api)
  await api.db.insert(categories).values({
    id: 'farms',
    type: 'Farms',
    category: 'Farms',
    categoryAr: 'مزارع',
    image: '/f',
    status: 'inactive',
    position: -1,
  })
  const { categories: list } = await get('/services/categories')
  expect(list.map((one: { type: string }) => one.type)).toEqual(['Farms', 'Chalets'])
  expect(list[0]).toMatchObject({ _id: 'farms', category_name_ar: 'مزارع', status: 'inactive' })
})

test('home-main-banner, home-small-banner: each list has its own active banners', async () => {
  const banner = (place: 'main' | 'small', position: number, status: 'active' | 'inactive' = 'active') => ({
    place,
    position,
    status,
    image: `/${place}${position}`,
    link: '/search',
    title: 'Weekend',
    titleAr: 'نهاية الأسبوع',
  })
  await api.db
    .insert(banners)
    .values([banner('main', 2), banner('main', 1), banner('main', 0, 'inactive'), banner('small', 1)])
  const images = async (path: string) =>
    (await get(path)).map((one: { websiteImage: string }) => one.websiteImage)
  expect(await images('/user/main-banner')).toEqual(['/main1', '/main2'])
  expect(await images('/user/banner')).toEqual(['/small1'])
})

test('settings-sitewide: the settings under their own names', async () => {
  await api.db.insert(settings).values({
    logo: '/logo.svg',
    address: 'Jeddah',
    addressAr: 'جدة',
    phoneNumbers: ['+966500000100'],
    email: 'hello@example.sa',
    facebookLink: '#f',
    instagramLink: '#i',
    twitterLink: '#t',
    youTubeLink: '#y',
  })
  expect(await get('/admin/get-setting')).toEqual({
    websiteLogo: '/logo.svg',
    address: 'Jeddah',
    address_ar: 'جدة',
    phoneNo: ['+966500000100'],
    email: 'hello@example.sa',
    commissionPercent: 10,
    vatPercent: 15,
    facebookLink: '#f',
    instagramLink: '#i',
    twitterLink: '#t',
    youTubeLink: '#y',
  })
})

test('facilities-groups: only the active members of the requested type, in their groups', async () => {
  await api.db.insert(facilityGroups).values([
    { id: 'pool', name: 'Pools', nameAr: 'المسابح', icon: 'pool' },
    { id: 'old', name: 'Old', nameAr: 'قديم', icon: 'old', status: 'inactive' },
  ])
  const member = (id: string, groupId: string, status: 'active' | 'inactive' = 'active') => ({
    id,
    groupId,
    status,
    title: id,
    titleAr: 'اسم',
    isCounted: id === 'pools',
  })
  await api.db
    .insert(facilities)
    .values([
      member('pools', 'pool'),
      member('gone', 'pool', 'inactive'),
      member('other', 'pool'),
      member('past', 'old'),
    ])
  await api.db
    .insert(facilityTypes)
    .values(['pools', 'gone', 'past'].map((facilityId) => ({ facilityId, type: 'Chalets' as const })))
  const list = await get('/facility/list?type=Chalets&status=active&isSubFacility=true')
  expect(list.data).toEqual([
    expect.objectContaining({
      name: 'Pools',
      name_arr: 'المسابح',
      subfacilities: [
        expect.objectContaining({ _id: 'pools', title: 'pools', name_arr: 'اسم', isNumber: true }),
      ],
    }),
  ])
  expect((await get('/facility/list?type=Chalets')).data[0].subfacilities).toEqual([])
  expect((await api.call('GET', '/facility/list?type=Castle')).status).toBe(400)
})
